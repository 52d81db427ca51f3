/** Punctuation that Latin and Chinese or Japanese share: narrow in Latin, full-width in the others. */
const SHARED = '‘’“”—―…‥·';
const PIECES = new RegExp(`([${SHARED}]+)`);
/** A quick test for texts with such punctuation. */
const MAY_HOLD_SHARED = new RegExp(`[${SHARED}]`);
/** Characters and punctuation of Chinese and Japanese, and full-width forms. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

export interface Piece {
  readonly text: string;
  /** Whether shared punctuation is Chinese or Japanese here. */
  readonly eastAsian: boolean;
}

/**
 * Splits a text around shared punctuation that is Chinese or Japanese, judged by the characters on both sides. If they
 * disagree, `isUsual` decides: whether the document is in such a language.
 */
export function punctuationPieces(text: string, isUsual: boolean): readonly Piece[] {
  if (!MAY_HOLD_SHARED.test(text)) return [{ text, eastAsian: false }];
  const parts = text.split(PIECES);
  const pieces: { text: string; eastAsian: boolean }[] = [];
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    const eastAsian = index % 2 === 1 && isEastAsian(parts[index - 1] ?? '', parts[index + 1] ?? '', isUsual);
    const last = pieces.at(-1);
    if (last?.eastAsian === eastAsian) last.text += part;
    else pieces.push({ text: part, eastAsian });
  }
  return pieces;
}

function isEastAsian(textBefore: string, textAfter: string, isUsual: boolean): boolean {
  const before = [...textBefore.trimEnd().slice(-2)].at(-1);
  const [after] = textAfter.trimStart();
  const sides = [before, after].filter((side) => side !== undefined);
  const found = sides.filter((side) => EAST_ASIAN.test(side)).length;
  if (found === sides.length && found > 0) return true;
  return (found > 0 || sides.length === 0) && isUsual;
}
