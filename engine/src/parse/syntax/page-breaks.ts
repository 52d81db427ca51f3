import type { MarkdownIt } from 'markdown-it';

const COMMAND = /^\\(?:newpage|pagebreak|clearpage)$/;

/** A line that holds nothing but `\newpage`, `\pagebreak` or `\clearpage`; the token is `page_break`. */
export function pageBreaks(md: MarkdownIt): void {
  const before = ['paragraph', 'reference', 'blockquote', 'list'];
  md.block.ruler.before(
    'hr',
    'page_break',
    (state, startLine, _endLine, silent) => {
      const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      if (state.src.charCodeAt(start) !== 0x5c || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4)
        return false;
      if (!COMMAND.test(state.src.slice(start, state.eMarks[startLine]).trim())) return false;
      if (silent) return true;
      state.line = startLine + 1;
      state.push('page_break', '', 0).map = [startLine, state.line];
      return true;
    },
    { alt: before },
  );
}
