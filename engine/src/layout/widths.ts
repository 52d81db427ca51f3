import { advance } from './fonts.js';
import { endsWord } from './lines.js';
import type { Span } from './spans.js';

/** The room that content wants across. Twips. */
export interface Width {
  /** Of the longest word. */
  readonly least: number;
  /** Of the longest line, where none is broken. */
  readonly most: number;
}

export const NO_WIDTH: Width = { least: 0, most: 0 };

/** A picture may be made smaller, but not so small that nobody sees what it shows. */
const SMALLEST_PICTURE = 1440;
const SPACE = 0x20;
const NEWLINE = 0x0a;

/** Addresses and paths may break at these, though Word does not do so by itself: nobody reads them as words. */
const PARTS_ADDRESSES: ReadonlySet<number> = new Set([...'/\\&=?#'].map((sign) => sign.charCodeAt(0)));

/** The width of a paragraph's content. */
export function widthOf(spans: readonly Span[]): Width {
  let [least, most, word, line] = [0, 0, 0, 0];
  const endWord = (): void => {
    least = Math.max(least, word);
    word = 0;
  };
  for (const { text, face, size, picture } of spans) {
    if (picture) {
      least = Math.max(least, Math.min(picture.width, SMALLEST_PICTURE));
      line += picture.width;
    }
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === NEWLINE) line = 0;
      if (code <= SPACE) endWord();
      const width = code === NEWLINE ? 0 : advance(face, Math.max(code, SPACE)) * size;
      line += width;
      if (code > SPACE) word += width;
      if (endsWord(code) || PARTS_ADDRESSES.has(code)) endWord();
      most = Math.max(most, line);
    }
    most = Math.max(most, line);
  }
  endWord();
  return { least, most };
}

/** Content below other content. */
export function widest(widths: readonly Width[]): Width {
  return widths.reduce(
    (all, { least, most }) => ({ least: Math.max(all.least, least), most: Math.max(all.most, most) }),
    NO_WIDTH,
  );
}

export function widened({ least, most }: Width, by: number): Width {
  return { least: least + by, most: most + by };
}
