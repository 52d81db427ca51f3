import { type BlockRow, ENDS_ANY } from '../row.js';
import { beginsWith, lineOf } from './block-lines.js';

const COMMAND = /^(?:\\(?:newpage|pagebreak|clearpage|cleardoublepage)|\{\{<\s*pagebreak\s*>\}\})$/;

/**
 * A line with nothing but `\newpage` or the like, or Quarto's `{{< pagebreak >}}`; the token is `page_break`.
 *
 * @example
 * \newpage
 * @example
 * {{< pagebreak >}}
 */
export const pageBreaks: BlockRow = {
  kind: 'block',
  name: 'page_break',
  dialect: 'LaTeX',
  needs: ['\\', '{{<'],
  alt: ENDS_ANY,
  read(state, startLine, _endLine, silent) {
    if (!beginsWith(state, startLine, '\\') && !beginsWith(state, startLine, '{')) return false;
    if (!COMMAND.test(lineOf(state, startLine).trim())) return false;
    if (silent) return true;
    state.line = startLine + 1;
    state.push('page_break', '', 0).map = [startLine, state.line];
    return true;
  },
};
