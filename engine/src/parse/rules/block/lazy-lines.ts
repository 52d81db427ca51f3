import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_QUOTE } from '../row.js';

/** How often each line of a text may be examined on average. In quotes written by people, it is once or twice. */
const LOOKS_AT_A_LINE = 30;

/**
 * A line without `>` may continue the paragraph of the quote above it. markdown-it examines all such lines before
 * it knows whether there is a paragraph to continue, and starts again below the first if there is none, so that `>
 * ---` and a line of text, repeated a thousand times, take a million steps. After too many steps, lines no longer
 * continue paragraphs.
 */
export const lazyLines: BlockRow = {
  kind: 'block',
  name: 'lazy_lines',
  dialect: 'any',
  alt: ENDS_QUOTE,
  read(state, line, _endLine, silent) {
    if (!silent) return false;
    const seen = looks.get(state) ?? { left: LOOKS_AT_A_LINE * (state.lineMax + 100), lastLine: 0 };
    // The quote that asks begins at the state's line. It continued from there, or from the line of
    // the previous question.
    seen.left -= line - Math.min(line, Math.max(state.line, seen.lastLine));
    seen.lastLine = line;
    looks.set(state, seen);
    return seen.left < 0;
  },
};

const looks = new WeakMap<StateBlock, Looks>();

interface Looks {
  left: number;
  lastLine: number;
}
