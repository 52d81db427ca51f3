import type { ChartKind, ChartMarks } from '@footmark/engine/pages';

/* What a text says of a chart, as the dialog asks for it. What it does not ask for stays. */

const KIND_NAMES: Readonly<Record<ChartKind, string>> = {
  column: 'Columns',
  bar: 'Bars',
  line: 'Lines',
  area: 'Areas',
  pie: 'Pie',
  doughnut: 'Doughnut',
  scatter: 'Points',
  bubble: 'Bubbles',
  radar: 'Radar',
};

/** The kinds of charts, with their names for visitors. */
export const KINDS = (Object.keys(KIND_NAMES) as ChartKind[]).map((value) => ({
  value,
  label: KIND_NAMES[value],
}));

/** How the numbers of a column are drawn. */
export interface SeriesLook {
  readonly isShown: boolean;
  readonly isLine: boolean;
  readonly isRight: boolean;
}

/** A chart of a table that has been none. */
export function firstMarks(columns: readonly string[]): ChartMarks {
  return withKind({ values: [], words: [] }, 'column', columns);
}

export function kindIn(marks: ChartMarks): ChartKind | undefined {
  const named = [valueIn(marks, 'type'), ...marks.words].map((word) => word.toLowerCase());
  return KINDS.find(({ value }) => named.includes(value))?.value;
}

/** A pie shows one column; another kind shows all of them again. */
export function withKind(marks: ChartMarks, kind: ChartKind, columns: readonly string[]): ChartMarks {
  const before = kindIn(marks);
  const words = marks.words.filter((word) => !KINDS.some(({ value }) => value === word.toLowerCase()));
  const others = marks.values.filter(([key]) => !isKey(key, 'type'));
  const named: ChartMarks = { values: [['type', kind], ...others], words };
  const [first] = columns;
  if (kind === 'pie' && first !== undefined && columns.length > 1 && namesIn(named, 'series').length !== 1)
    return withValue(named, 'series', first);
  return before === 'pie' && kind !== 'pie' ? withValue(named, 'series', '') : named;
}

export function valueIn({ values }: ChartMarks, wanted: string): string {
  return values.find(([key]) => isKey(key, wanted))?.[1] ?? '';
}

/** An empty value is left out. */
export function withValue(marks: ChartMarks, wanted: string, value: string): ChartMarks {
  const at = marks.values.findIndex(([key]) => isKey(key, wanted));
  const entry = value.trim() === '' ? [] : [[wanted, value] as const];
  const values =
    at < 0
      ? [...marks.values, ...entry]
      : [...marks.values.slice(0, at), ...entry, ...marks.values.slice(at + 1)];
  return { ...marks, values };
}

export function isOn(marks: ChartMarks, wanted: string): boolean {
  const value = valueIn(marks, wanted);
  return marks.words.some((word) => isKey(word, wanted)) || (value !== '' && !NO.test(value));
}

export function withWord(marks: ChartMarks, wanted: string, isWanted: boolean): ChartMarks {
  const { values, words } = withValue(marks, wanted, '');
  const others = words.filter((word) => !isKey(word, wanted));
  return { values, words: isWanted ? [...others, wanted] : others };
}

/** The looks of all columns; those whose names hold the signs that separate names cannot be chosen by them. */
export function looksIn(marks: ChartMarks, columns: readonly string[]): readonly SeriesLook[] {
  const [shown, lines, right] = [namesIn(marks, 'series'), namesIn(marks, 'line'), namesIn(marks, 'right')];
  const isIn = (names: readonly string[], name: string): boolean => names.some((each) => isKey(each, name));
  return columns.map((name) => ({
    isShown: shown.length === 0 || isIn(shown, name),
    isLine: isIn(lines, name),
    isRight: isIn(right, name),
  }));
}

export function withLooks(
  marks: ChartMarks,
  columns: readonly string[],
  looks: readonly SeriesLook[],
): ChartMarks {
  const names = (is: keyof SeriesLook): string =>
    columns.filter((_, index) => looks[index]?.isShown && looks[index][is]).join(', ');
  const shown = looks.every(({ isShown }) => isShown) ? '' : names('isShown');
  return withValue(
    withValue(withValue(marks, 'series', shown), 'line', names('isLine')),
    'right',
    names('isRight'),
  );
}

/** Whether columns can be chosen by their names. */
export function canChoose(columns: readonly string[]): boolean {
  return columns.every((name) => !/[,;]/.test(name));
}

const NO = /^(?:no|none|false|off|0)$/i;

function namesIn(marks: ChartMarks, key: string): readonly string[] {
  return valueIn(marks, key)
    .split(/\s*[;,]\s*/)
    .filter((name) => name !== '');
}

function isKey(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
