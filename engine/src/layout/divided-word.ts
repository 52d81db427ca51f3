import { advance, type Face } from '../metrics/fonts.js';
import type { Hyphenate } from '../metrics/hyphenation.js';
import { shaped } from '../metrics/shaping.js';
import type { Span } from '../metrics/spans.js';

/** Places in the text of a paragraph: those of a word, and where the first of its spans begins. */
interface Word {
  readonly from: number;
  readonly to: number;
  readonly spansFrom: number;
}

const SPACE = 0x20;
const HYPHEN = 0x2d;

/** The longest part of a word that fits, with a hyphen, into `room`: where it ends, and its width in twips. */
export function partBefore(
  { from, to, spansFrom }: Word,
  spans: readonly Span[],
  room: number,
  hyphenate: Hyphenate,
): { readonly end: number; readonly width: number } | undefined {
  const text = spans.map(dividableText).join('');
  const places = hyphenate(text.slice(from - spansFrom, to - spansFrom));
  if (places.length === 0) return undefined;
  let best: { readonly end: number; readonly width: number } | undefined;
  let width = 0;
  let end = spansFrom;
  for (const { text: own, face, size } of spans) {
    const measured = shaped(own);
    for (let index = 0; index < own.length; index++, end++) {
      if (end < from || end >= to) continue;
      if (places.includes(end - from) && width + advance(face, HYPHEN) * size <= room) best = { end, width };
      width += characterWidth(measured, index, face) * size;
    }
  }
  return best;
}

/** The marks of notes, code, and anything that is not text are never divided, nor are words with digits. */
function dividableText({ text, note, object, undivided }: Span): string {
  return note === undefined && !object && !undivided ? text : '0'.repeat(text.length);
}

/** In em. Characters that end a word without being letters, such as spaces, do not count towards its width. */
export function characterWidth(text: string, index: number, face: Face): number {
  const code = text.charCodeAt(index);
  return code <= SPACE ? 0 : advance(face, code);
}

/** Whether a place is between the two halves of a character. */
export function isInside(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code < 0xe000;
}
