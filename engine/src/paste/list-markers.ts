import { type NumberStyle, numberOf } from '../model/names/number-styles.js';

/** The attribute `type` of an `ol`, for the styles other than digits. */
const TYPES: ReadonlyMap<NumberStyle, string> = new Map([
  ['lowerLetter', 'a'],
  ['upperLetter', 'A'],
  ['lowerRoman', 'i'],
  ['upperRoman', 'I'],
]);
/** In the order in which they are tried: several items tell Roman numerals from letters, and one `i` is the first of its list. */
const STYLES: readonly NumberStyle[] = ['decimal', 'lowerRoman', 'upperRoman', 'lowerLetter', 'upperLetter'];

/** The attributes of an `ol` whose items have these visible markers: from `2.3.` on, it starts at 3. */
export function numbering(markers: readonly string[]): Record<string, string> {
  const numbers = markers.map((marker) => /(\p{L}+|\d+)[^\p{L}\p{N}]*$/u.exec(marker)?.[1] ?? '');
  const style = STYLES.find((each) => isCounted(numbers, each));
  if (style === undefined) return {};
  const start = numberOf(numbers[0] ?? '', style) ?? 1;
  const type = TYPES.get(style);
  return { ...(type !== undefined && { type }), ...(start > 1 && { start: String(start) }) };
}

function isCounted(numbers: readonly string[], style: NumberStyle): boolean {
  const [first = '', ...others] = numbers;
  const start = numberOf(first, style);
  if (start === undefined) return false;
  if (others.length > 0)
    return style === 'decimal' || others.every((each, index) => numberOf(each, style) === start + index + 1);
  return !style.endsWith('Roman') || first.length > 1 || start === 1;
}

/** The attribute `type` for a value of `list-style-type` (CSS Counter Styles, 6). */
export const CSS_TYPES: ReadonlyMap<string, string> = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
]);
