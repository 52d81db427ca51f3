/**
 * What is no word of its own though it has letters or digits: at a line's beginning numbers, task boxes and a note's
 * label; anywhere references to notes, HTML tags and comments.
 */
const MARKUP =
  /^[ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[[ xX]\](?=[ \t])|\[\^?[^\]\s]+\]:)[ \t]*)+|\[\^[^\]\s[]+\]|<(?:!--|\/?[a-z])[^<>\n]*>/gim;

/** Scripts that put no spaces between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';

/** A word begins with a letter or a digit and ends at white space, a cell's border or a long dash. */
const WORD = new RegExp(`[${UNSPACED}]|[\\p{L}\\p{N}][^\\s|—${UNSPACED}]*`, 'gu');

/** The words of a Markdown text. Markup by itself is no word, and markup inside a word leaves it one. */
export function countWords(markdown: string): number {
  // A note in place comes right after a word.
  return count(markdown.replace(MARKUP, '').replaceAll('^[', ' '), WORD);
}

/** The characters (Unicode code points) of a text that are not white space. */
export function countCharacters(text: string): number {
  return count(text, /\S/gu);
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) found++;
  return found;
}
