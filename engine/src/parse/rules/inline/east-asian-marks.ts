import type { MarkdownIt } from 'markdown-it';
import { joinsEastAsian } from '../../../source/east-asian.js';

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
