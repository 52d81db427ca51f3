import { isFullWidth, isHangul, SOFT_HYPHEN } from './fonts.js';

/*
 * Where a line may end, by Unicode's rules (UAX #14) as far as Word follows them: after hyphens and dashes, but not after
 * slashes; between ideographs, but not in Korean words; and between the words of scripts that write none apart.
 */

const HYPHEN = 0x2d;
const ZERO_WIDTH_SPACE = 0x200b;
const FIRST_SPACE = 0x2000;
const FIGURE_SPACE = 0x2007;
/** Hyphen, en dash and em dash. */
const DASHES: ReadonlySet<number> = new Set([HYPHEN, SOFT_HYPHEN, 0x2010, 0x2013, 0x2014]);

/** Among the characters below this one, only hyphens end a word. */
const FIRST_OF_OTHERS = 0xe00;

const codesOf = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));

/** Characters with which Word begins no line, in Chinese and Japanese alike. */
const NEVER_FIRST = codesOf(
  '!%),.:;?]}¢°’”…‰′″›℃、。々〉》」』】〕〗〞゛゜ゝゞ・ヽヾ！％），．：；？］｝｡｣､･ﾞﾟ￠',
);
/** Characters with which Word ends no line. */
const NEVER_LAST = codesOf('$([{£¥‘“〈《「『【〔〖〝（．［｛￡￥＄');
/** Straight quotes, which may open or close: no line ends on either side of one (UAX #14, LB19). */
const QUOTES = codesOf('"\'');
/** Punctuation that may hang beyond the end of a line. */
const HANGING = codesOf('、。，．！？；：');

/** Whether what follows this character decides whether a line may end after it; most letters need no closer look. */
function decides(code: number): boolean {
  return code >= FIRST_OF_OTHERS || code === HYPHEN || code === SOFT_HYPHEN;
}

/** Whether a line may end between two characters, neither of which is a space. */
export function mayBreakBetween(before: number, after: number): boolean {
  if (!decides(before) && after < FIRST_OF_OTHERS) return false;
  if (before === SOFT_HYPHEN || isSpace(before)) return true;
  if (DASHES.has(before)) return !DASHES.has(after) && !NEVER_FIRST.has(after);
  if (!isIdeographic(before) && !isIdeographic(after)) return false;
  if (QUOTES.has(before) || QUOTES.has(after)) return false;
  return !NEVER_FIRST.has(after) && !NEVER_LAST.has(before);
}

/** Unicode's spaces other than U+0020 after which a line may end. */
function isSpace(code: number): boolean {
  return code >= FIRST_SPACE && code <= ZERO_WIDTH_SPACE && code !== FIGURE_SPACE;
}

export function mayHang(code: number): boolean {
  return code >= FIRST_OF_OTHERS && HANGING.has(code);
}

/** Ideographs, kana and their punctuation. Word keeps Korean words together. */
function isIdeographic(code: number): boolean {
  return isFullWidth(code) && !isHangul(code);
}

const WITHOUT_SPACES = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+/g;

/**
 * Where words begin in text of a script that writes no spaces between them, such as Thai, by the platform's dictionary.
 * Without one, such text breaks like a very long word.
 */
export function wordStarts(text: string): ReadonlySet<number> | undefined {
  if (text.search(WITHOUT_SPACES) < 0) return undefined;
  const starts = new Set<number>();
  for (const { 0: run, index } of text.matchAll(WITHOUT_SPACES))
    for (const { index: start } of segmenter()?.segment(run) ?? []) if (start > 0) starts.add(index + start);
  return starts;
}

let words: Intl.Segmenter | undefined;

function segmenter(): Intl.Segmenter | undefined {
  if (typeof Intl.Segmenter === 'function') words ??= new Intl.Segmenter('th', { granularity: 'word' });
  return words;
}
