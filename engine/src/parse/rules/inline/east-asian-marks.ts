import type { MarkdownIt } from 'markdown-it';
import { characterAt, characterBefore, isEastAsian } from '../../../text/east-asian.js';

/** Lets `*`, `**` and `~~` beside Chinese, Japanese and Korean begin and end marks whose text has punctuation at its ends. */
export function eastAsianMarks(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      const end = start + found.length;
      return canSplitWord &&
        (this.src.charCodeAt(start - 1) >= HIGHEST_OTHER || this.src.charCodeAt(end) >= HIGHEST_OTHER) &&
        joinsEastAsian(characterBefore(this.src, start), characterAt(this.src, end))
        ? { ...found, can_open: true, can_close: true }
        : found;
    }
  };
}

/** Below it, no character is Chinese, Japanese or Korean: Hangul's first block. */
const HIGHEST_OTHER = 0x1100;

/**
 * Whether delimiters between two characters may both begin and end a mark: in Chinese, Japanese and Korean there are no spaces
 * beside `**“text”**`, which CommonMark expects of a mark that ends with punctuation.
 */
function joinsEastAsian(before: string, after: string): boolean {
  return /^\S+$/.test(before) && /^\S+$/.test(after) && (isEastAsian(before) || isEastAsian(after));
}
