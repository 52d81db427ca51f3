import { NUMBER_STYLES, type NumberStyle, numberText } from './number-styles.js';

/** The delimiters of list numbers: `1.`, `1)` or `(1)`. */
const LIST_DELIMITERS = ['.', ')', '()'] as const;
export type ListDelimiter = (typeof LIST_DELIMITERS)[number];

/** The last of the nine levels that a list has in Word, counted from 0 (ECMA-376 Part 1, 17.9.6). */
export const LAST_LIST_LEVEL = 8;

/** The nine levels of a list in Word, counted from 0. */
export const LIST_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * The marker of the items in a list: how they are counted, and the delimiters of the number; examples are counted
 * through the whole text.
 */
export type ListFormat = 'bullet' | `${NumberStyle | 'example'}${ListDelimiter}`;

/** In the order in which a file defines those that it uses. */
export const LIST_FORMATS: readonly ListFormat[] = [
  'bullet',
  ...[...NUMBER_STYLES, 'example' as const].flatMap((style) =>
    LIST_DELIMITERS.map((delimiter) => `${style}${delimiter}` as const),
  ),
];

interface NumberFormat {
  readonly style: NumberStyle;
  readonly before: string;
  readonly after: string;
}

/** The parts of a format; undefined for bullets. */
export function numberFormatOf(format: Exclude<ListFormat, 'bullet'>): NumberFormat;
export function numberFormatOf(format: ListFormat): NumberFormat | undefined;
export function numberFormatOf(format: ListFormat): NumberFormat | undefined {
  if (format === 'bullet') return undefined;
  const style = NUMBER_STYLES.find((each) => format.startsWith(each));
  const [before, after] =
    AROUND[LIST_DELIMITERS.find((each) => format === `${style ?? 'example'}${each}`) ?? '.'];
  return { style: style ?? 'decimal', before, after };
}

/** Whether items are counted through the whole text. */
export function isOfExamples(format: ListFormat): boolean {
  return format.startsWith('example');
}

/** What definitions of such lists are called in a Word file. */
export const EXAMPLES = 'Examples';

const AROUND: Readonly<Record<ListDelimiter, readonly [before: string, after: string]>> = {
  '.': ['', '.'],
  ')': ['', ')'],
  '()': ['(', ')'],
};

/** The bullets of nested lists, by level; from the fourth level on they repeat. */
const BULLETS = ['•', '◦', '▪'] as const;

/** An item's place among lists: its list's format, and the level of nesting from 0. */
interface ItemPlace {
  readonly format: ListFormat;
  readonly level: number;
}

/** The text before an item of a list; `number` is the item's own, or a placeholder for it. */
export function markerOf({ format, level }: ItemPlace, number: number | string): string {
  const known = numberFormatOf(format);
  if (!known) return BULLETS[level % BULLETS.length] ?? BULLETS[0];
  const { style, before, after } = known;
  return before + (typeof number === 'string' ? number : numberText(number, style)) + after;
}
