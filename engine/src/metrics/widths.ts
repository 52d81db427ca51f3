/*
 * How wide text is, without a browser. In: text in a font and size. Out: widths and line heights in twips, places where lines
 * may break (`line-breaks.ts`) and words be divided (`hyphenation.ts`). `font-widths.ts` has the widths of the fonts that come
 * with Word and `similar-fonts.ts` says which of them another font resembles; `other-widths.ts`, for other scripts, is loaded
 * on demand.
 */
import { AUTO_SPACE, hasAutoSpace } from './auto-space.js';
import { advance, SOFT_HYPHEN } from './fonts.js';
import { mayBreakBetween, wordStarts } from './line-breaks.js';
import { shaped } from './shaping.js';
import type { Span } from './spans.js';

/** The width that content needs. Twips. */
export interface Width {
  /** Of the longest word. */
  readonly min: number;
  /** Of the longest line, without line breaking. */
  readonly max: number;
}

export const NO_WIDTH: Width = { min: 0, max: 0 };

/** The minimum width of a picture that is scaled down, and of a formula, which may break. */
const MIN_OBJECT = 1440;
const SPACE = 0x20;
const NEWLINE = 0x0a;
const HYPHEN = 0x2d;

/**
 * Addresses and paths may break after these characters, although Word does not do so by itself; dates and pairs of words,
 * `02/02/2026` and `and/or`, are shorter.
 */
const PARTS_ADDRESSES: ReadonlySet<number> = new Set([...'/\\&=?#'].map((sign) => sign.charCodeAt(0)));

const MIN_ADDRESS = 24;
const SPACES = /\s|$/g;

/** The width of a paragraph's content. */
export function widthOf(spans: readonly Span[]): Width {
  let [min, max, word, line] = [0, 0, 0, 0];
  const endWord = (): void => {
    min = Math.max(min, word);
    word = 0;
  };
  let before = 0;
  for (const { text, face, size, object } of spans) {
    if (object) {
      before = 0;
      min = Math.max(min, Math.min(object.width, MIN_OBJECT));
      line += object.width;
      max = Math.max(max, line);
      continue;
    }
    const starts = wordStarts(text);
    const measured = shaped(text);
    let [runStart, runEnd] = [0, 0];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (index >= runEnd) [runStart, runEnd] = [index, endOfRun(text, index + 1)];
      if (code === NEWLINE) line = 0;
      if (code <= SPACE || mayBreakBetween(before, code) || starts?.has(index)) endWord();
      if (index === 0 && before > SPACE && hasAutoSpace(before, code)) {
        line += AUTO_SPACE * size;
        if (word > 0) word += AUTO_SPACE * size;
      }
      before = code;
      const width = code === NEWLINE ? 0 : advance(face, Math.max(measured.charCodeAt(index), SPACE)) * size;
      line += width;
      if (code > SPACE) word += width;
      if (code === SOFT_HYPHEN) word += advance(face, HYPHEN) * size;
      if (PARTS_ADDRESSES.has(code) && runEnd - runStart >= MIN_ADDRESS) endWord();
      max = Math.max(max, line);
    }
    max = Math.max(max, line);
  }
  endWord();
  return { min, max };
}

/** Where the next space is, or the end of the text. */
function endOfRun(text: string, from: number): number {
  SPACES.lastIndex = from;
  return SPACES.exec(text)?.index ?? text.length;
}

/** The width of a vertical sequence of contents. */
export function widest(widths: readonly Width[]): Width {
  return widths.reduce(
    (all, { min, max }) => ({ min: Math.max(all.min, min), max: Math.max(all.max, max) }),
    NO_WIDTH,
  );
}

export function widened({ min, max }: Width, by: number): Width {
  return { min: min + by, max: max + by };
}
