import type { Table, TableCell } from '../../document.js';
import { columnCount, isBuildable } from '../../table-limits.js';
import { propertyElement, val } from '../../xml/properties.js';
import { type Context, inCell, lineWidth } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

/** The table style's left and right cell margins together, in twips. */
const CELL_MARGINS = 2 * 108;

const NOT_CREATED =
  '<w:r><w:rPr><w:color w:val="FF0000"/></w:rPr><w:t>[Table creation failed - see console for details]</w:t></w:r>';

/** Columns of equal width that fill the line, in absolute units: only Word itself understands any other. */
export function table(node: Table, context: Context, writer: Writer): string {
  if (!isBuildable(node)) return paragraph(NOT_CREATED, context) + cellByCell(node, context, writer);
  const widths = equalWidths(lineWidth(context), columnCount(node));
  const rows = node.rows.map(({ cells }, index) => {
    const properties = propertyElement('w:trPr', {
      cantSplit: true,
      tblHeader: node.header && index === 0 ? true : undefined,
    });
    const content = widths.map((width, column) =>
      cell(cells[column], width, node.align[column], context, writer),
    );
    return `<w:tr>${properties}${content.join('')}</w:tr>`;
  });
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl>${tableProperties(node, widths, context)}<w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

/** The text of a table that Word could not hold, so that none is lost. */
function cellByCell({ rows }: Table, context: Context, writer: Writer): string {
  return rows
    .map(({ cells }) => cells.map(({ children }) => writer.blocks(children, context)).join(''))
    .join('');
}

function tableProperties(node: Table, widths: readonly number[], { left }: Context): string {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return propertyElement('w:tblPr', {
    tblStyle: val('MarkdownTable'),
    bidiVisual: isMirrored(node) || undefined,
    tblW: `w:w="${total}" w:type="dxa"`,
    tblInd: left === 0 ? undefined : `w:w="${left}" w:type="dxa"`,
    tblLayout: 'w:type="fixed"',
    // Word 2007 knows no other attribute: 0x20 is the header row, 0x600 turns the bands off.
    tblLook: val(node.header ? '0620' : '0600'),
  });
}

/** Whether the columns run from right to left, as the first cell's text does. */
function isMirrored({ rows }: Table): boolean {
  const [first] = rows[0]?.cells[0]?.children ?? [];
  return first?.type === 'paragraph' && isRightToLeft(first.children);
}

function cell(
  node: TableCell | undefined,
  width: number,
  alignment: Table['align'][number],
  context: Context,
  writer: Writer,
): string {
  const inside = inCell(context, Math.max(width - CELL_MARGINS, 1), alignment);
  const blocks = node && node.children.length > 0 ? node.children : [EMPTY];
  const content = writer.blocks(blocks, inside);
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
}

const EMPTY = { type: 'paragraph', children: [], line: 0 } as const;

/** Whole twips that add up to `total`: the first columns take what division leaves over. */
function equalWidths(total: number, columns: number): number[] {
  const width = Math.floor(total / columns);
  const remainder = total - width * columns;
  return Array.from({ length: columns }, (_, index) => Math.max(1, width + (index < remainder ? 1 : 0)));
}
