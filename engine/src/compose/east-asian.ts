/** Punctuation that Latin and Chinese or Japanese share: narrow in Latin, full-width in the others. */
const SHARED = '‘’“”—―…‥·';
const PIECES = new RegExp(`([${SHARED}]+)`);
/** A quick test for texts with such punctuation. */
export const MAY_HOLD_SHARED = new RegExp(`[${SHARED}]`);
/** Characters and punctuation of Chinese and Japanese, and full-width forms. */
const LETTERS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\u30fc\\uff00-\\uffef';
const EAST_ASIAN = new RegExp(`[${LETTERS}]`, 'u');
export const MAY_HOLD_EAST_ASIAN = EAST_ASIAN;
/** Stretches of them with the shared punctuation beside them, for `split`. */
export const EAST_ASIAN_STRETCH = new RegExp(`((?:[${SHARED}]{0,4}[${LETTERS}])+[${SHARED}]{0,4})`, 'u');

/** The closing quotation mark for each opening one. */
const CLOSING = new Map([
  ['“', '”'],
  ['‘', '’'],
]);

interface Piece {
  readonly text: string;
  /** Whether shared punctuation is Chinese or Japanese here. */
  readonly eastAsian: boolean;
}

/**
 * Splits a text around shared punctuation that is Chinese or Japanese, judged by the characters on both sides. If they
 * disagree, `isUsual` decides: whether the document is in such a language.
 */
export function punctuationPieces(text: string, isUsual: boolean): readonly Piece[] {
  const parts = text.split(PIECES);
  const pieces: { text: string; eastAsian: boolean }[] = [];
  const pairs = new QuotationPairs();
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    const eastAsian =
      index % 2 === 1 &&
      (pairs.closedBy(part) ?? isEastAsian(parts[index - 1] ?? '', parts[index + 1] ?? '', isUsual));
    pairs.open(part, eastAsian);
    const last = pieces.at(-1);
    if (last?.eastAsian === eastAsian) last.text += part;
    else pieces.push({ text: part, eastAsian });
  }
  return pieces;
}

/** Both quotation marks of a pair are set in the same font. */
class QuotationPairs {
  readonly #open = new Map<string, boolean>();

  open(punctuation: string, eastAsian: boolean): void {
    const closing = CLOSING.get(punctuation.at(-1) ?? '');
    if (closing !== undefined) this.#open.set(closing, eastAsian);
  }

  /** Whether punctuation that begins with a closing mark is Chinese or Japanese, if its pair has an opening mark. */
  closedBy(punctuation: string): boolean | undefined {
    const mark = punctuation.charAt(0);
    const eastAsian = this.#open.get(mark);
    this.#open.delete(mark);
    return eastAsian;
  }
}

function isEastAsian(textBefore: string, textAfter: string, isUsual: boolean): boolean {
  const before = [...textBefore.trimEnd().slice(-2)].at(-1);
  const [after] = textAfter.trimStart();
  const sides = [before, after].filter((side) => side !== undefined);
  const found = sides.filter((side) => EAST_ASIAN.test(side)).length;
  if (found === sides.length && found > 0) return true;
  return (found > 0 || sides.length === 0) && isUsual;
}
