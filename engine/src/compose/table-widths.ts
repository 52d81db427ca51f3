import type { Table } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';
import { gridOf, isBuildable } from '../model/nodes/table-grid.js';
import { needsOf } from './column-needs.js';
import { type ColumnNeed, contentWidths, equalWidths, TOLERANCE } from './column-widths.js';
import type { Composer } from './composer.js';
import { type Context, lineWidth, silent } from './context.js';
import { inFullMeasure, roomBeside } from './full-measure.js';
import { numericColumns } from './numeric-columns.js';

/** The context of a table: one whose words do not fit into the lines of the text takes what it needs of the margins. */
export function contextOfTable(table: Table, context: Context, composer: Composer): Context {
  const line = lineWidth(context);
  const full = line + 2 * roomBeside(context);
  if (full <= line || !Number.isFinite(line)) return context;
  const { settings } = context.environment;
  const isEqual = settings.tableWidths === 'equal' && table.widths === undefined;
  if (isEqual && !mayHoldLongWords(table, line / gridOf(table).columns)) return context;
  const [min, max] = sums(needs(table, context, composer));
  if (min > line * TOLERANCE) return inFullMeasure(context, full);
  // Cells of one line each are easier to read than broken ones.
  const isOnLines = settings.tableWidths === 'content' && table.widths === undefined && max <= full;
  return isOnLines ? inFullMeasure(context, max) : context;
}

function sums(wanted: readonly ColumnNeed[]): readonly [min: number, max: number] {
  return [wanted.reduce((sum, { min }) => sum + min, 0), wanted.reduce((sum, { max }) => sum + max, 0)];
}

/** The widths of a table's columns, in twips that fill the line, or less where the content needs much less. */
export function widthsOf(table: Table, context: Context, composer: Composer): readonly number[] {
  const { columns } = gridOf(table);
  const total = lineWidth(context);
  // The table, or one around it, is being measured.
  if (total === Number.POSITIVE_INFINITY) return Array.from({ length: columns }, () => total);
  const given = table.widths && givenWidths(table.widths, columns, total);
  if (given) return wideEnough(given, total, () => needs(table, context, composer));
  const { tableWidths } = context.environment.settings;
  if (tableWidths === 'content') {
    const isFirstNarrow = context.environment.theme.alignsNumbers && numericColumns(table).has(0);
    return contentWidths(total, needs(table, context, composer), {
      isFirstNarrow,
      mayBeNarrow: hasOnlyText(table),
    });
  }
  const sparse = sparseColumns(table);
  if (sparse.size === 0) {
    const equal = equalWidths(total, columns);
    return mayHoldLongWords(table, equal[0] ?? total) && breaksWords(needs(table, context, composer), equal)
      ? contentWidths(total, needs(table, context, composer))
      : equal;
  }
  // The others share what the words of the sparse columns leave, which is at least as much as equal widths.
  const share = Math.floor(total / columns);
  const wanted = needs(table, context, composer);
  const narrow = wanted.map(({ min }, column) => (sparse.has(column) ? Math.min(min, share) : 0));
  const left = total - narrow.reduce((sum, width) => sum + width, 0);
  const equal = equalWidths(left, columns - sparse.size);
  return narrow.map((width, column) => (sparse.has(column) ? width : (equal.shift() ?? share)));
}

/** The widths that the author gives, on a line of a length; columns without one have equal shares of the rest. */
function givenWidths(
  written: readonly (number | undefined)[],
  columns: number,
  total: number,
): readonly number[] | undefined {
  if (written.length > columns || written.every((share) => share === undefined)) return undefined;
  const shares = Array.from({ length: columns }, (_, column) => written[column]);
  const sum = shares.reduce<number>((all, share = 0) => all + share, 0);
  const missing = shares.filter((share) => share === undefined).length;
  // Shares of more than the line are taken in proportion.
  const rest = missing === 0 ? 0 : Math.max(1 - sum, (0.5 * missing) / columns);
  const whole = sum + rest;
  const widths = shares.map((share) => Math.max(1, Math.floor(((share ?? rest / missing) / whole) * total)));
  const left = total - widths.reduce((all, width) => all + width, 0);
  return widths.map((width, column) => width + (column < left ? 1 : 0));
}

/** Widths at which no word breaks while another column has room: the columns that need more take it from those that have some. */
function wideEnough(
  widths: readonly number[],
  total: number,
  measure: () => readonly ColumnNeed[],
): readonly number[] {
  const wanted = measure();
  if (!breaksWords(wanted, widths)) return widths;
  const spare = widths.map((width, column) => Math.max(0, width - (wanted[column]?.min ?? 0)));
  const lacking = widths.map((width, column) => Math.max(0, (wanted[column]?.min ?? 0) - width));
  const [all, missing] = [spare, lacking].map((each) => each.reduce((sum, width) => sum + width, 0));
  if (all === undefined || missing === undefined || missing > all) return contentWidths(total, wanted);
  return widths.map((width, column) => {
    const given = Math.floor(((spare[column] ?? 0) / all) * missing);
    return width + (lacking[column] ?? 0) - given;
  });
}

/** In twips: less is not worth an indent. */
const MIN_GAP = 60;

/**
 * The indents on the right of columns, in twips: numbers on the right of a column that is wider than they are would touch the
 * text of the next one, so that they stand in the middle of it. Only columns as wide as their content have been measured.
 */
export function gapsOf(
  table: Table,
  widths: readonly number[],
  alignments: Table['align'],
  context: Context,
  composer: Composer,
): readonly number[] {
  const { settings, theme } = context.environment;
  const isMeasured = settings.tableWidths === 'content' && theme.alignsNumbers;
  if (!isMeasured || !alignments.includes('right') || lineWidth(context) === Number.POSITIVE_INFINITY)
    return [];
  const wanted = needs(table, context, composer);
  return widths.map((width, column) => {
    const next = alignments[column + 1] ?? 'left';
    if (alignments[column] !== 'right' || next !== 'left' || column === widths.length - 1) return 0;
    const gap = Math.floor((width - (wanted[column]?.max ?? width)) / 2);
    return gap < MIN_GAP ? 0 : gap;
  });
}

/** The minimum number of rows in a table with sparse columns, and the maximum share of rows that have such a column. */
const MIN_ROWS = 10;
const MAX_SHARE = 0.1;

/** Columns without a header that few rows have: one extra cell should not narrow all other columns. */
function sparseColumns(table: Table): ReadonlySet<number> {
  const { columns, rows } = gridOf(table);
  const found = new Set<number>();
  if (rows.length < MIN_ROWS) return found;
  const filled = Array.from({ length: columns }, () => 0);
  for (const [index, row] of rows.entries()) {
    for (const { cell, column, columns: covered } of row) {
      if (!cell || cell.children.length === 0) continue;
      const weight = index < table.headerRows || covered > 1 ? rows.length : 1;
      for (let at = column; at < column + covered; at++) filled[at] = (filled[at] ?? 0) + weight;
    }
  }
  for (const [column, count] of filled.entries()) if (count <= rows.length * MAX_SHARE) found.add(column);
  return found.size < columns ? found : new Set();
}

function breaksWords(wanted: readonly ColumnNeed[], widths: readonly number[]): boolean {
  return wanted.some(({ min }, column) => min > (widths[column] ?? 0));
}

/** In twips, with the padding of a cell: more than a letter of a table's text needs on average in any font. */
const LETTER = 130;

/**
 * Whether a column may be too narrow for a word, as far as can be told without measuring, which takes as long as composing
 * the table.
 */
function mayHoldLongWords(table: Table, width: number): boolean {
  const letters = Math.floor(width / LETTER);
  const isLong = (text: string): boolean => text.split(/[\s-]/u).some((word) => word.length > letters);
  return table.rows.some(({ cells }) =>
    cells.some(({ children }) =>
      children.some((block) => block.type !== 'paragraph' || isLong(plainText(block.children))),
    ),
  );
}

/** Whether no cell has lists or other blocks with indents, which take room that is not measured. */
function hasOnlyText({ rows }: Table): boolean {
  return rows.every(({ cells }) =>
    cells.every(({ children }) => children.every(({ type }) => type === 'paragraph')),
  );
}

/** Whether a table has words that are too long for its columns. */
export function isTooWide(table: Table, context: Context, composer: Composer): boolean {
  if (!isBuildable(gridOf(table))) return false;
  const widths = widthsOf(table, contextOfTable(table, context, composer), composer);
  return breaksWords(needs(table, context, composer), widths);
}

/** The widths that the columns need, found by composing the table on an endless line. */
function needs(table: Table, context: Context, composer: Composer): readonly ColumnNeed[] {
  const { environment } = context;
  const known = environment.columnNeeds.get(table);
  if (known) return known;
  const unbounded = {
    ...silent(context),
    left: 0,
    right: 0,
    columnWidth: Number.POSITIVE_INFINITY,
  };
  const composed = composer.blocks([table], unbounded).find((block) => block.type === 'table');
  const measured = composed?.type === 'table' ? needsOf(composed, environment.theme) : [];
  const sparse = sparseColumns(table);
  const found = measured.map((need, column) =>
    sparse.has(column) ? { min: need.min, max: need.min } : need,
  );
  environment.columnNeeds.set(table, found);
  return found;
}
