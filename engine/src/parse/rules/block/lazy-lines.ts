import type { MarkdownIt, StateBlock } from 'markdown-it';

/** How often each line of a text may be looked at on average. Where quotes are as people write them, it is once or twice. */
const LOOKS_AT_A_LINE = 30;

/**
 * A line without `>` may go on with the paragraph of the quote above it. markdown-it goes down all such lines before it
 * finds out whether there is a paragraph to go on with, and begins again below the first where there is none, so that
 * `> ---` and a line of text, a thousand times, take a million steps. After too many of them no line goes on any more.
 */
export function lazyLines(md: MarkdownIt): void {
  const looks = new WeakMap<StateBlock, Looks>();
  md.block.ruler.before(
    'paragraph',
    'lazy_lines',
    (state, line, _endLine, silent) => {
      if (!silent) return false;
      const seen = looks.get(state) ?? { left: LOOKS_AT_A_LINE * (state.lineMax + 100), lastLine: 0 };
      // The quote that asks begins at the state's line; it went down from there, or from the line asked of before.
      seen.left -= line - Math.min(line, Math.max(state.line, seen.lastLine));
      seen.lastLine = line;
      looks.set(state, seen);
      return seen.left < 0;
    },
    { alt: ['blockquote'] },
  );
}

interface Looks {
  left: number;
  lastLine: number;
}
