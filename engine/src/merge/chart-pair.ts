import type { NotedTable } from '../charts/noted-table.js';
import type { ChartMarks, DecimalSign } from '../model/chart.js';
import type { Line } from './canonical.js';
import type { ChartCode } from './chart-code.js';
import { type ChartTable, hasSameShape, isSameTable, numberIn } from './chart-tables.js';

/** The code of a chart, with its table in the document that was sent and in the one that came back. */
export interface ChartPair {
  readonly code: ChartCode;
  readonly was: ChartTable;
  readonly is: ChartTable;
  /** The sign before the decimals of both. */
  readonly sign: DecimalSign;
}

/** A change of a chart. */
export interface ChartChange {
  readonly old: readonly Line[];
  readonly now: readonly Line[];
  /** The old text and, as code has it, the new one. */
  readonly before: string;
  readonly after: string;
  /** Whether this is the chart with the change; undefined for one that no other text in the code can make. */
  readonly isMadeIn?: (table: NotedTable) => boolean;
}

/** All changes of a chart: its texts and numbers one by one, or the whole of it where rows or columns were added or deleted. */
export function changesIn(pair: ChartPair): readonly ChartChange[] {
  const { was, is } = pair;
  if (!hasSameShape(was.cells, is.cells) || was.isCaptioned !== is.isCaptioned)
    return [{ old: was.lines, now: is.lines, before: '', after: '' }];
  return [...changedMarks(pair), ...changedCells(pair)];
}

/** The title, the titles of axes and other options. */
function changedMarks(pair: ChartPair): readonly ChartChange[] {
  const { code, was, is } = pair;
  const marks = renamesIn(pair).reduce(withName, was.marks).values;
  const others = is.marks.values;
  const isSame = (index: number): boolean => JSON.stringify(marks[index]) === JSON.stringify(others[index]);
  const changed = [...marks.keys()].filter((index) => !isSame(index));
  const areTexts =
    marks.length === others.length &&
    was.marks.words.join() === is.marks.words.join() &&
    changed.every((index) => marks[index]?.[0] === others[index]?.[0]);
  const [old, now] = [[was.saying], [is.saying]];
  if (!areTexts) return [{ old, now, before: '', after: '' }];
  const changes: ChartChange[] = [];
  let { values } = code.table.marks;
  for (const index of changed) {
    const [key = '', before = ''] = marks[index] ?? [];
    const after = others[index]?.[1] ?? '';
    const at = values.findIndex((own) => own[0] === key && own[1] === before);
    if (at === -1) {
      changes.push({ old, now, before, after });
      continue;
    }
    values = values.with(at, [key, after]);
    const wanted = JSON.stringify(values);
    changes.push({
      ...{ old, now, before, after },
      // A series without a name has that of the chart.
      isMadeIn: (made) =>
        JSON.stringify(made.marks.values) === wanted &&
        isSameTable(made.rows.slice(1), code.table.rows.slice(1)),
    });
  }
  return changes;
}

function changedCells(pair: ChartPair): readonly ChartChange[] {
  const { code, was, is, sign } = pair;
  let { rows, marks } = code.table;
  return was.cells.flatMap((cells, row) =>
    cells.flatMap((shown, column): readonly ChartChange[] => {
      const text = is.cells[row]?.[column] ?? '';
      const [old, now] = [was.rows[row], is.rows[row]];
      if (isSameText(shown, text, sign) || !old || !now) return [];
      const [wasNumber, number] = row === 0 ? [] : [numberIn(shown, sign), numberIn(text, sign)];
      const before = rows[row]?.[column] ?? '';
      const isOfNumbers = before === '' || wasNumber === Number(before);
      const isNumber = number !== undefined && unitOf(text) === (before === '' ? '' : unitOf(shown));
      const after = isNumber && isOfNumbers ? String(number) : text;
      if (row === 0 && before === after) return [];
      const changed = (rows[row] ?? []).with(column, after);
      // The column of the sizes of bubbles is named after theirs.
      if (row === 0 && changed[column + 1] === sizesOf(before)) changed[column + 1] = sizesOf(after);
      rows = rows.with(row, changed);
      if (row === 0) marks = withName(marks, [before, after]);
      const [wanted, said] = [rows, JSON.stringify(marks)];
      return [
        {
          old: [old],
          now: [now],
          before,
          after: after === '' ? 'null' : after,
          isMadeIn: (made) => JSON.stringify(made.marks) === said && isSameTable(made.rows, wanted),
        },
      ];
    }),
  );
}

function sizesOf(name: string): string {
  return `${name} size`;
}

type Rename = readonly [before: string, after: string];

/** The series with other names. */
function renamesIn({ was, is }: ChartPair): readonly Rename[] {
  return (was.cells[0] ?? []).flatMap((name, column): readonly Rename[] => {
    const now = is.cells[0]?.[column];
    return now === undefined || now === name ? [] : [[name, now]];
  });
}

/** What is said of a chart with another name of a series. */
function withName(marks: ChartMarks, [before, after]: Rename): ChartMarks {
  const values = marks.values.map(([key, value]): readonly [string, string] => {
    if (key !== 'line' && key !== 'right') return [key, value];
    const names = value.split(', ').map((name) => (name === before ? after : name));
    return [key, names.join(', ')];
  });
  return { ...marks, values };
}

/** Whether two cells are the same, or the same number in another form. */
function isSameText(one: string, other: string, sign: DecimalSign): boolean {
  if (one === other) return true;
  const number = numberIn(one, sign);
  return number !== undefined && number === numberIn(other, sign) && unitOf(one) === unitOf(other);
}

/** What is written with a number. */
function unitOf(text: string): string {
  return text.replace(/[\d\s.,'’+−–-]/g, '');
}
