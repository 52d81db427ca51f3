const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Whether a character is Chinese, Japanese or Korean, which need no spaces beside marks and quotation marks. */
export function isEastAsian(character: string): boolean {
  return EAST_ASIAN.test(character);
}

/** The character before an index, of whatever plane; empty at the beginning. */
export function characterBefore(text: string, index: number): string {
  const last = text.slice(Math.max(0, index - 1), index);
  return /[\udc00-\udfff]/.test(last) ? text.slice(Math.max(0, index - 2), index) : last;
}

/** The character at an index, of whatever plane; empty at the end. */
export function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}
