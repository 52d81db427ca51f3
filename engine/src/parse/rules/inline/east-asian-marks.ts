import type { MarkdownIt } from 'markdown-it';

/** Lets `*`, `**` and `~~` beside Chinese, Japanese and Korean begin and end marks whose text has punctuation at its ends. */
export function eastAsianMarks(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      const end = start + found.length;
      return canSplitWord && joinsEastAsian(this.src.slice(start - 1, start), this.src.slice(end, end + 1))
        ? { ...found, can_open: true, can_close: true }
        : found;
    }
  };
}

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Whether delimiters between two characters may both begin and end a mark: in Chinese, Japanese and Korean there are no spaces
 * beside `**“text”**`, which CommonMark expects of a mark that ends with punctuation.
 */
function joinsEastAsian(before: string, after: string): boolean {
  return /^\S+$/.test(before) && /^\S+$/.test(after) && (EAST_ASIAN.test(before) || EAST_ASIAN.test(after));
}
