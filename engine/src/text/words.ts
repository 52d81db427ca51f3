/**
 * Markup that would count as words because it contains letters or digits: item numbers, task boxes and footnote labels at
 * the beginning of a line; footnote references, HTML tags and comments anywhere.
 */
const MARKUP =
  /^[ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[[ xX]\](?=[ \t])|\[\^?[^\]\s]+\]:)[ \t]*)+|\[\^[^\]\s[]+\]|<(?:!--|\/?[a-z])[^<>\n]*>/gim;

/** Scripts without spaces between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';

/** A word begins with a letter or a digit and ends at white space, a cell border or a long dash. */
const WORD = new RegExp(`[${UNSPACED}]|[\\p{L}\\p{N}][^\\s|—${UNSPACED}]*`, 'gu');

/** The words of a Markdown text. Markup alone is not a word, and markup inside a word does not split it. */
export function countWords(markdown: string): number {
  // An inline note directly follows a word.
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
