import type { Table } from '../../document.js';
import type { PlacedCell } from '../../table-grid.js';
import { propertyElement, val } from '../../xml/properties.js';
import { type Context, inCell } from '../context.js';
import type { Writer } from '../writer.js';

/** The table style's left and right cell margins together, in twips. */
const CELL_MARGINS = 2 * 108;

const EMPTY = { type: 'paragraph', children: [], line: 0 } as const;

/** A cell of the row `row`, or what is left of one that began in a row above. */
export function tableCell(
  { cell, column, columns, rows, continued }: PlacedCell,
  row: number,
  table: Table,
  widths: readonly number[],
  context: Context,
  writer: Writer,
): string {
  const width = widths.slice(column, column + columns).reduce((sum, each) => sum + each, 0);
  // The table's style knows one header row; those below it look as it does by themselves.
  const inHeader = row > 0 && row < table.headerRows;
  const style = inHeader || cell?.header ? 'TableHeading' : 'TableText';
  const align = cell?.align ?? table.align[column];
  const inside = inCell(context, Math.max(width - CELL_MARGINS, 1), align, style);
  const properties = propertyElement('w:tcPr', {
    tcW: `w:w="${width}" w:type="dxa"`,
    gridSpan: columns > 1 ? val(columns) : undefined,
    vMerge: continued ? true : rows > 1 ? val('restart') : undefined,
    shd: inHeader
      ? `w:val="clear" w:color="auto" w:fill="${context.environment.theme.colors.tableHeader}"`
      : undefined,
  });
  const blocks = cell && !continued && cell.children.length > 0 ? cell.children : [EMPTY];
  const content = writer.blocks(blocks, inside);
  // ECMA-376 Part 1, 17.4.65: a cell ends with a paragraph. A list without items leaves none.
  const end = content.endsWith('</w:p>') ? '' : writer.blocks([EMPTY], inside);
  return `<w:tc>${properties}${content}${end}</w:tc>`;
}
