import type { ChartMarks } from '../../model/chart.js';
import type { Inline, Table, TableCell } from '../../model/document.js';
import { isDescription } from '../description.js';
import { limitsOf } from '../drawing/value-spans.js';
import { chartSize } from '../size.js';
import { tableChart } from '../table-chart.js';
import type { ReadChart } from './read-chart.js';

/** Where a chart is in a Word file. Lengths are EMU. */
export interface ChartPlace {
  readonly width: number;
  readonly height: number;
  /** Its alternative text; empty if there is none. */
  readonly description: string;
  /** The width that it could have there, if that is known. */
  readonly line: number | undefined;
  readonly caption: readonly Inline[] | undefined;
  /** Whether its alternative text may be the one that this program makes. */
  readonly isOurs: boolean;
}

const EMU_PER_CM = 360_000;
/** Rounded lengths, and the line of a chart that was moved, differ by this share. */
const TOLERANCE = 0.01;

/** A chart that was read, as the table of our notation, with its size and its alternative text where they are not the usual ones. */
export function chartTable({ rows, marks: read, title }: ReadChart, place: ChartPlace): Table {
  const cell = (text: string): TableCell => {
    const children: readonly Inline[] = text === '' ? [] : [{ type: 'text', value: text }];
    return { children: [{ type: 'paragraph', children, line: 1 }] };
  };
  const caption: readonly Inline[] | undefined =
    place.caption ?? (read || title === undefined ? undefined : [{ type: 'text', value: title }]);
  const table: Table = {
    type: 'table',
    align: (rows[0] ?? []).map((_, column) => (column === 0 ? undefined : 'right')),
    ...(caption && { caption }),
    headerRows: 1,
    rows: rows.map((texts) => ({ cells: texts.map(cell), line: 1 })),
    line: 1,
  };
  if (!read) return table;
  const marks = withoutUsualEnds(table, read);
  const values = [...marks.values, ...sizeMarks(table, marks, place), ...descriptionMarks(place)];
  return { ...table, chart: { values, words: marks.words } };
}

/** Without ends of axes that are the usual ones: the whole of shares, and zero for columns. */
function withoutUsualEnds(table: Table, marks: ChartMarks): ChartMarks {
  let own = marks;
  for (const key of ENDS) {
    const values = own.values.filter(([each]) => each !== key);
    const without: ChartMarks = { values, words: own.words };
    if (values.length < own.values.length && endsOf(table, without) === endsOf(table, own)) own = without;
  }
  return own;
}

const ENDS = ['min', 'max', 'y2min', 'y2max'];

function endsOf(table: Table, marks: ChartMarks): string {
  const made = tableChart(table, marks, 'en');
  if (!('chart' in made)) return JSON.stringify(marks.values);
  return JSON.stringify([false, true].map((isRight) => limitsOf(made.chart, isRight)));
}

function sizeMarks(
  table: Table,
  marks: ChartMarks,
  { width, height, line }: ChartPlace,
): ChartMarks['values'] {
  if (!(width > 0) || !(height > 0)) return [];
  const isWhole = line === undefined || width > line * (1 - TOLERANCE);
  const made = tableChart(table, marks, 'en');
  const usual = 'chart' in made ? chartSize(made.chart, width, Number.POSITIVE_INFINITY).height : 0;
  return [
    ...(isWhole ? [] : [['width', centimetres(width)] as const]),
    ...(Math.abs(height / usual - 1) < TOLERANCE ? [] : [['height', centimetres(height)] as const]),
  ];
}

function centimetres(length: number): string {
  return `${Number((length / EMU_PER_CM).toFixed(2))}cm`;
}

/** Ours follows the numbers and the kind, which may have been changed since. */
function descriptionMarks({ description, isOurs }: ChartPlace): ChartMarks['values'] {
  const text = description.replace(/\s+/g, ' ').trim();
  return text === '' || (isOurs && isDescription(text)) ? [] : [['alt', text]];
}
