const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Whether signs of a mark between two characters may both begin and end it: in Chinese, Japanese and Korean there are no spaces
 * beside `**“text”**`, which CommonMark expects of a mark that ends with punctuation.
 */
export function joinsEastAsian(before: string, after: string): boolean {
  return /^\S+$/.test(before) && /^\S+$/.test(after) && (EAST_ASIAN.test(before) || EAST_ASIAN.test(after));
}
