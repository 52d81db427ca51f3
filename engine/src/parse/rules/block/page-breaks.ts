import type { MarkdownIt } from 'markdown-it';
import { beginsWith, lineOf } from './block-lines.js';

const COMMAND = /^(?:\\(?:newpage|pagebreak|clearpage|cleardoublepage)|\{\{<\s*pagebreak\s*>\}\})$/;

/** A line with nothing but `\newpage` or the like, or Quarto's `{{< pagebreak >}}`; the token is `page_break`. */
export function pageBreaks(md: MarkdownIt): void {
  const before = ['paragraph', 'reference', 'blockquote', 'list'];
  md.block.ruler.before(
    'hr',
    'page_break',
    (state, startLine, _endLine, silent) => {
      if (!beginsWith(state, startLine, '\\') && !beginsWith(state, startLine, '{')) return false;
      if (!COMMAND.test(lineOf(state, startLine).trim())) return false;
      if (silent) return true;
      state.line = startLine + 1;
      state.push('page_break', '', 0).map = [startLine, state.line];
      return true;
    },
    { alt: before },
  );
}
