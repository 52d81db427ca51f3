import type { Table, TableCell } from '../../document.js';
import { propertyElement, val } from '../../xml/properties.js';
import { type Context, inCell, lineWidth } from '../context.js';
import type { Ledger } from '../ledger.js';
import { writeBlocks } from './index.js';

/** The table style's left and right cell margins together, in twips. */
const CELL_MARGINS = 2 * 108;

/** Columns of equal width that fill the line, in absolute units: only Word itself understands any other. */
export function table(node: Table, context: Context, ledger: Ledger): string {
  const columns = Math.max(1, ...node.rows.map(({ cells }) => cells.length));
  const widths = equalWidths(lineWidth(context), columns);
  const rows = node.rows.map(({ cells }, index) => {
    const properties = propertyElement('w:trPr', {
      cantSplit: true,
      tblHeader: node.header && index === 0 ? true : undefined,
    });
    const content = widths.map((width, column) => cell(cells[column], width, node.align[column], context, ledger));
    return `<w:tr>${properties}${content.join('')}</w:tr>`;
  });
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl>${tableProperties(node, widths, context)}<w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

function tableProperties(node: Table, widths: readonly number[], { left }: Context): string {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const flags = `w:firstRow="${node.header ? 1 : 0}" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"`;
  return propertyElement('w:tblPr', {
    tblStyle: val('MarkdownTable'),
    tblW: `w:w="${total}" w:type="dxa"`,
    tblInd: left === 0 ? undefined : `w:w="${left}" w:type="dxa"`,
    tblLayout: 'w:type="fixed"',
    tblLook: `w:val="${node.header ? '0620' : '0600'}" ${flags}`,
  });
}

function cell(
  node: TableCell | undefined,
  width: number,
  alignment: Table['align'][number],
  context: Context,
  ledger: Ledger,
): string {
  const inside = inCell(context, Math.max(width - CELL_MARGINS, 1), alignment);
  const blocks = node && node.children.length > 0 ? node.children : [EMPTY];
  const content = writeBlocks(blocks, inside, ledger);
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
}

const EMPTY = { type: 'paragraph', children: [], line: 0 } as const;

/** Whole twips that add up to `total`: the first columns take what division leaves over. */
function equalWidths(total: number, columns: number): number[] {
  const width = Math.floor(total / columns);
  const remainder = total - width * columns;
  return Array.from({ length: columns }, (_, index) => Math.max(1, width + (index < remainder ? 1 : 0)));
}
