import type { ComposedCell, ComposedTable } from '../model/composed.js';
import type { Borders } from '../model/pages.js';
import { twipsOfEighths } from '../model/units.js';
import { CALLOUT_BAR, CALLOUT_MARGIN, TABLE_RULE, tableRuleColor } from './measures.js';
import { calloutOf } from './style-ids.js';
import type { Theme } from './theme.js';
import {
  type CellMargins,
  cellMargins,
  wordTemplateCellLook,
  wordTemplateRoomAbove,
} from './word-template-table.js';

/** The rows that a cell covers on a page, or in the whole table: `to` is the row after the last. */
interface CoveredRows {
  readonly from: number;
  readonly to: number;
}

/** The thickness of the rule above a row: without rules between the rows, only the table and its body have one. */
export function ruleAbove({ style, hasRowRules, rows }: ComposedTable, row: number): number {
  if (style === 'TableNormal' || calloutOf(style)) return 0;
  const isFirst = row === 0 || rows[row - 1]?.isHeader !== rows[row]?.isHeader;
  return hasRowRules || isFirst ? twipsOfEighths(TABLE_RULE) : 0;
}

/** The room around the text of a cell. */
export function marginsIn({ style }: ComposedTable, { given }: Pick<Theme, 'given'>): CellMargins {
  if (calloutOf(style)) return { top: 0, right: CALLOUT_MARGIN, bottom: 0, left: CALLOUT_MARGIN };
  return cellMargins(style === 'MarkdownTable' ? given?.table : undefined);
}

/** How much of the free room in a cell is above its text: our own style aligns the cells of the first row to the bottom. */
export function roomAbove(
  { style }: ComposedTable,
  isFirstRow: boolean,
  { given }: Pick<Theme, 'given'>,
): number {
  if (style === 'MarkdownTable' && given?.table) return wordTemplateRoomAbove(given.table, isFirstRow);
  return isFirstRow ? 1 : 0;
}

/** The background and the borders of a cell, by the style of its table. */
export function cellLook(
  table: ComposedTable,
  { shading, borders, column, columns }: ComposedCell,
  isFirstRow: boolean,
  theme: Theme,
  covered: CoveredRows = { from: 0, to: 1 },
): { readonly shading?: string; readonly borders: Borders } {
  if (borders) return { ...(shading === undefined ? {} : { shading }), borders };
  const { colors, callouts, given } = theme;
  const { style, rightToLeft, hasRowRules, rows } = table;
  const kind = calloutOf(style);
  const own = style === 'MarkdownTable' ? given?.table : given?.callouts.get(style);
  if (kind && !own) {
    const bar = { thickness: twipsOfEighths(CALLOUT_BAR), color: callouts[kind].ink };
    return { shading: callouts[kind].ground, borders: rightToLeft ? { right: bar } : { left: bar } };
  }
  if (style === 'TableNormal') return { borders: {} };
  if (own) {
    const [from, to] = [column, column + columns];
    const [left, right] = rightToLeft ? [table.widths.length - to, table.widths.length - from] : [from, to];
    const place = { isFirstRow, ...covered, rows: rows.length, left, right, columns: table.widths.length };
    const look = wordTemplateCellLook(own, place);
    return shading === undefined ? look : { ...look, shading };
  }
  const rule = { thickness: twipsOfEighths(TABLE_RULE), color: tableRuleColor(theme) };
  if (!hasRowRules) {
    const { from, to } = covered;
    const isLast = to === rows.length;
    return {
      borders: { ...(ruleAbove(table, from) > 0 ? { top: rule } : {}), ...(isLast ? { bottom: rule } : {}) },
    };
  }
  const color = shading ?? (isFirstRow ? colors.tableHeader : undefined);
  return {
    ...(color === undefined ? {} : { shading: color }),
    borders: { top: rule, bottom: rule },
  };
}
