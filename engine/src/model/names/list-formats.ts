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
 * through the whole text, and outlines by numbers, letters and Roman numerals, one for each level.
 */
export type ListFormat = 'bullet' | `${NumberStyle | 'example' | OutlineStyle}${ListDelimiter}`;

/** Outlines by the level on which they begin with numbers, the first or, within other lists, the second or third, and so on in turn. */
const OUTLINE_STYLES = ['outline', 'outline2', 'outline3'] as const;
type OutlineStyle = (typeof OUTLINE_STYLES)[number];

/** In the order in which a file defines those that it uses. */
export const LIST_FORMATS: readonly ListFormat[] = [
  'bullet',
  ...[...NUMBER_STYLES, 'example' as const, ...OUTLINE_STYLES].flatMap((style) =>
    LIST_DELIMITERS.map((delimiter) => `${style}${delimiter}` as const),
  ),
];

interface NumberFormat {
  readonly style: NumberStyle;
  readonly before: string;
  readonly after: string;
}

/** The parts of a format at a level, counted from 0; undefined for bullets. */
export function numberFormatOf(format: Exclude<ListFormat, 'bullet'>, level: number): NumberFormat;
export function numberFormatOf(format: ListFormat, level: number): NumberFormat | undefined;
export function numberFormatOf(format: ListFormat, level: number): NumberFormat | undefined {
  if (format === 'bullet') return undefined;
  const delimiter = LIST_DELIMITERS.findLast((each) => format.endsWith(each)) ?? '.';
  const name = format.slice(0, -delimiter.length);
  const [before, after] = AROUND[delimiter];
  const from = (OUTLINE_STYLES as readonly string[]).indexOf(name);
  const style =
    from < 0
      ? NUMBER_STYLES.find((each) => each === name)
      : OUTLINE[(level - from + OUTLINE.length) % OUTLINE.length];
  return { style: style ?? 'decimal', before, after };
}

/** The format of an outline whose numbers begin on a level, counted from 0. */
export function outlineFormat(level: number, delimiter: ListDelimiter): Exclude<ListFormat, 'bullet'> {
  return `${OUTLINE_STYLES[level % OUTLINE_STYLES.length] ?? 'outline'}${delimiter}`;
}

/** How the levels of an outline are counted, as Word's own lists are; from the fourth level on they repeat. */
const OUTLINE = ['decimal', 'lowerLetter', 'lowerRoman'] as const satisfies readonly NumberStyle[];

/** Whether each level is counted in another way. */
export function isOfOutline(format: ListFormat): boolean {
  return format.startsWith('outline');
}

/** Whether items are counted through the whole text. */
export function isOfExamples(format: ListFormat): boolean {
  return format.startsWith('example');
}

/** What definitions of such lists, and of outlines, are called in a Word file. */
export const EXAMPLES = 'Examples';
export const OUTLINES = 'Footmark outline';

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
  const known = numberFormatOf(format, level);
  if (!known) return BULLETS[level % BULLETS.length] ?? BULLETS[0];
  const { style, before, after } = known;
  return before + (typeof number === 'string' ? number : numberText(number, style)) + after;
}
