import type { Inline, Table } from '../../document.js';
import { columnWidths } from '../../page-plan.js';
import { gridOf, isBuildable } from '../../table-grid.js';
import { propertyElement, val } from '../../xml/properties.js';
import { type Context, lineWidth } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';
import { tableCell } from './table-cell.js';

const NOT_CREATED =
  '<w:r><w:rPr><w:color w:val="FF0000"/></w:rPr><w:t>[Table creation failed - see console for details]</w:t></w:r>';

/** Columns that fill the line, in absolute units: only Word itself understands any other. */
export function table(node: Table, context: Context, writer: Writer): string {
  const grid = gridOf(node);
  const above = node.caption ? caption(node.caption, context, writer) : '';
  if (!isBuildable(grid)) return above + paragraph(NOT_CREATED, context) + cellByCell(node, context, writer);
  const widths = columnWidths(context.environment.plan, node, grid.columns, lineWidth(context));
  const directed = { ...context, rightToLeft: isMirrored(node) };
  const rows = grid.rows.map((cells, index) => {
    const properties = propertyElement('w:trPr', {
      cantSplit: true,
      tblHeader: index < node.headerRows ? true : undefined,
    });
    const content = cells.map((placed) => tableCell(placed, index, node, widths, directed, writer));
    return `<w:tr>${properties}${content.join('')}</w:tr>`;
  });
  const columns = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `${above}<w:tbl>${tableProperties(node, widths, context)}<w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

function caption(children: readonly Inline[], context: Context, writer: Writer): string {
  const directed = { ...context, rightToLeft: isRightToLeft(children) };
  const layout = { style: 'TableCaption', styleLeft: 0, styleRight: 0 };
  return paragraph(writer.inlines(children, directed), directed, layout);
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
    tblLook: val(node.headerRows > 0 ? '0620' : '0600'),
  });
}

/** Whether the columns run from right to left, as the first cell's text does. */
function isMirrored({ rows }: Table): boolean {
  const [first] = rows[0]?.cells[0]?.children ?? [];
  return first?.type === 'paragraph' && isRightToLeft(first.children);
}
