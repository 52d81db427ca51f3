import type { Chart, ChartCategories, ChartKind, ChartMarks, ChartSeries } from '../model/chart.js';
import type { Table } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';
import { gridOf } from '../model/nodes/table-grid.js';
import { readDays } from './days.js';
import { describe } from './description.js';
import { decimalSignOf } from './number-format.js';
import { type ChartOptions, optionsOf } from './options.js';
import { type ChartOutcome, MAX_SERIES, MAX_VALUES } from './outcome.js';
import { decimalSignIn, type NumberColumn, readNumbers } from './read-numbers.js';
import { isRound, unsuited } from './suitable.js';
import { uniqueNames } from './unique-names.js';

/** A column of a table: its heading, and its cells below. */
interface Column {
  readonly heading: string;
  readonly texts: readonly string[];
}

/** Words that begin a row of totals. */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum|all|gesamt|gesamtsumme|summe|insgesamt|total général|ensemble|totale|totaal|suma|razem|итого|всего|合计|总计|合計|합계)\b:?$/iu;

/**
 * The chart that a table with marks asks for. The first column is that of the categories, or of the x of points; every other
 * column of numbers is a series with its heading as name.
 */
export function tableChart(table: Table, marks: ChartMarks, language: string): ChartOutcome {
  const { options, fault, remarks } = optionsOf(marks);
  if (!options) return { fault: fault ?? '' };
  const columns = columnsOf(table, options.leavesTotalsOut);
  if (!columns) return { fault: 'the table has merged cells, or cells with more than a line of text' };
  const [first, ...others] = columns;
  if (!first || first.texts.length === 0) return { fault: 'the table has no rows below its header' };
  const title = table.caption ? plainText(table.caption).trim() : '';
  const outcome = chartOf(first, others, options, language, title);
  return 'fault' in outcome ? outcome : { ...outcome, remarks: [...remarks, ...outcome.remarks] };
}

/** The headings of the columns after the first that hold only numbers: what can be series. */
export function numberColumns(table: Table, language: string): readonly string[] {
  const [first, ...others] = columnsOf(table, false) ?? [];
  if (!first) return [];
  const all = [first, ...others].flatMap(({ texts }) => texts);
  const decimalSign = decimalSignIn(all, decimalSignOf(language));
  return others.flatMap(({ heading, texts }) => (readNumbers(texts, decimalSign) ? [heading] : []));
}

function chartOf(
  first: Column,
  others: readonly Column[],
  options: ChartOptions,
  language: string,
  caption: string,
): ChartOutcome {
  const {
    kind: asked,
    series: chosen,
    lines,
    right,
    keepsTable,
    leavesTotalsOut: _,
    description,
    legend,
    ...own
  } = options;
  const all = [first, ...others].flatMap(({ texts }) => texts);
  const decimalSign = decimalSignIn(all, decimalSignOf(language));
  const shown = chosen.length > 0 ? others.filter(({ heading }) => isAmong(heading, chosen)) : others;
  const numeric = shown.flatMap((column) => {
    const numbers = readNumbers(column.texts, decimalSign);
    return numbers ? [{ ...numbers, name: column.heading }] : [];
  });
  if (numeric.length === 0)
    return {
      fault:
        shown.length === others.length
          ? 'none of its columns after the first holds only numbers'
          : 'none of the columns that series= names holds only numbers',
    };
  if (numeric.length > MAX_SERIES) return { fault: `it has more than ${MAX_SERIES} columns of numbers` };
  if (numeric.length * first.texts.length > MAX_VALUES)
    return { fault: `it has more than ${MAX_VALUES.toLocaleString('en')} numbers` };
  // Columns of which all are lines are a chart of lines.
  const isOfLines = asked === 'column' && numeric.every(({ name }) => isAmong(name, lines));
  const kind = isOfLines ? 'line' : asked;
  const isOfPoints = kind === 'scatter' || kind === 'bubble';
  const categories = isOfPoints
    ? pointCategories(first, readNumbers(first.texts, decimalSign))
    : categoriesOf(first);
  if (!categories) return { fault: `its first column, the x of a ${kind} chart, does not hold only numbers` };
  const names = numeric.map(({ name }) => name);
  const remarks = [
    ...textRemarks(shown, numeric, keepsTable),
    ...nameRemarks(
      'series',
      chosen,
      shown.map(({ heading }) => heading),
    ),
    ...nameRemarks('line', lines, names),
    ...nameRemarks('right', right, names),
    ...placeRemarks(kind, options),
  ];
  const series = kind === 'bubble' ? bubbles(numeric) : seriesOf(numeric, { kind, lines, right });
  if (typeof series === 'string') return { fault: series };
  if (kind === 'pie' && series.length > 1)
    return {
      fault: `a pie shows one column of numbers, and this table has ${series.length}; type=doughnut shows several`,
    };
  const fault = unsuited(kind, series);
  if (fault !== undefined) return { fault };
  const chart = {
    kind,
    ...own,
    categories,
    series,
    legend: legend ?? (series.length > 1 || isRound(kind) ? 'bottom' : 'none'),
  } satisfies Omit<Chart, 'description'>;
  const cover = covering(chart);
  return {
    chart: { ...chart, description: description ?? describe(chart, caption, language) },
    ...(keepsTable && { keepsTable }),
    remarks: cover.length === 0 ? remarks : [...remarks, coverRemark(cover)],
  };
}

function columnsOf(table: Table, leavesTotalsOut: boolean): readonly Column[] | undefined {
  const { columns: count, rows } = gridOf(table);
  const texts: string[][] = [];
  for (const row of rows) {
    const own: string[] = [];
    for (const { cell, columns, rows: span, continued } of row) {
      const [only, ...more] = cell?.children ?? [];
      if (columns > 1 || span > 1 || continued || more.length > 0) return undefined;
      if (only && only.type !== 'paragraph') return undefined;
      own.push(only ? plainText(only.children).replace(/\s+/g, ' ').trim() : '');
    }
    texts.push(own);
  }
  const headings = texts.slice(0, table.headerRows);
  const body = texts
    .slice(table.headerRows)
    .filter(([name = '', ...values]) => name !== '' || values.some((value) => value !== ''))
    .filter(([name = '']) => !leavesTotalsOut || !TOTAL.test(name));
  const names = Array.from({ length: count }, (_, column) =>
    headings
      .map((row) => row[column] ?? '')
      .filter((text) => text !== '')
      .join(' '),
  );
  return uniqueNames(names).map((heading, column) => ({
    heading,
    texts: body.map((row) => row[column] ?? ''),
  }));
}

function categoriesOf({ heading, texts }: Column): ChartCategories {
  const days = readDays(texts);
  return days ? { is: 'days', heading, values: days } : { is: 'text', heading, values: texts };
}

function pointCategories(
  { heading }: Column,
  numbers: NumberColumn | undefined,
): ChartCategories | undefined {
  return numbers && { is: 'numbers', heading, values: numbers.values, format: numbers.format };
}

/** Only columns can have lines across them, and points lines that join them; only what has a vertical axis can have a second one. */
const HAS_LINES: ReadonlySet<ChartKind> = new Set(['column', 'scatter']);
const HAS_RIGHT: ReadonlySet<ChartKind> = new Set(['column', 'line']);

function placeRemarks(kind: ChartKind, { lines, right }: ChartOptions): readonly string[] {
  const isAlready = kind === 'line';
  return [
    ...(lines.length > 0 && !isAlready && !HAS_LINES.has(kind) ? ['line'] : []),
    ...(right.length > 0 && !HAS_RIGHT.has(kind) ? ['right'] : []),
  ].map((key) => `${key}= means nothing for a ${kind} chart and was ignored`);
}

/** The columns with an axis of their own, which Word draws in front of the others, not beside them. */
function covering({ kind, series }: Pick<Chart, 'kind' | 'series'>): readonly string[] {
  const columns = kind === 'column' ? series.filter(({ isLine }) => !isLine) : [];
  const right = columns.filter(({ isRight }) => isRight);
  return right.length < columns.length ? right.map(({ name }) => name) : [];
}

function coverRemark(names: readonly string[]): string {
  const all = names.map((name) => `"${name}"`).join(', ');
  return `columns with an axis of their own (${all}) stand in front of the others; line= shows them as lines`;
}

type Named = NumberColumn & { readonly name: string };

function seriesOf(
  numeric: readonly Named[],
  { kind, lines, right }: Pick<ChartOptions, 'kind' | 'lines' | 'right'>,
): readonly ChartSeries[] {
  // An axis on the right needs one on the left.
  const isRight = (name: string): boolean => HAS_RIGHT.has(kind) && isAmong(name, right);
  const hasLeft = !numeric.every(({ name }) => isRight(name));
  return numeric.map(({ name, values, format }) => ({
    name,
    values,
    format,
    ...(HAS_LINES.has(kind) && isAmong(name, lines) && { isLine: true as const }),
    ...(hasLeft && isRight(name) && { isRight: true as const }),
  }));
}

/** Each column of y is followed by one of sizes. */
function bubbles(numeric: readonly Named[]): readonly ChartSeries[] | string {
  if (numeric.length % 2 > 0)
    return 'a bubble chart needs a column of sizes after each column of values, as in x, y, size';
  return numeric.flatMap(({ name, values, format }, index) => {
    const sizes = numeric[index + 1];
    return index % 2 === 0 && sizes ? [{ name, values, format, sizes }] : [];
  });
}

function isAmong(name: string, names: readonly string[]): boolean {
  return names.some((each) => each.toLowerCase() === name.toLowerCase());
}

function nameRemarks(key: string, given: readonly string[], names: readonly string[]): readonly string[] {
  const wanted = key === 'series' ? 'columns after the first' : 'columns of numbers';
  return given
    .filter((name) => !isAmong(name, names))
    .map((name) => `${key}="${name}" names none of its ${wanted}`);
}

function textRemarks(
  columns: readonly Column[],
  numeric: readonly Named[],
  keepsTable: boolean,
): readonly string[] {
  const left = columns.filter(({ heading }) => !numeric.some(({ name }) => name === heading));
  if (left.length === 0 || keepsTable) return [];
  const names = left.map(({ heading }) => `"${heading}"`).join(', ');
  return [
    `${left.length === 1 ? `the column ${names} holds` : `the columns ${names} hold`} text and ${left.length === 1 ? 'is' : 'are'} not shown; .with-table keeps the table, too`,
  ];
}
