import { type BlockRow, ENDS_ANY } from '../row.js';
import { lineOf } from './block-lines.js';

const COMMAND =
  /^(?:\\(?:newpage|pagebreak|clearpage|cleardoublepage)(?:\{\}|\[\d\])?|\{\{<\s*pagebreak\s*(?:\/\s*)?>\}\}|\[(?:page-?break|new-?page)\]|\[\[(?:page-?break|new-?page)\]\]|<{3}|\{(?:page-?break|new-?page)\}|-{3,}\s*(?:page-?break|new-?page)\s*-{3,}|<(?:page-?break|new-?page)\s*\/?>(?:\s*<\/(?:page-?break|new-?page)>)?|\f)$/i;
const MAY_BREAK = /<{3}[ \t]*$|(?:[\\[<{]|-{3}\s*|\{\{<\s*)(?:page|new-?page|clear)|\f/im;

/**
 * A line with nothing but `\newpage` or the like, Quarto's `{{< pagebreak >}}`, or what other programs have, `[pagebreak]`, `[[pagebreak]]`, `{pagebreak}`,
 * `<pagebreak>`, `--- pagebreak ---`, AsciiDoc's `<<<` or a form feed; the token is `page_break`.
 *
 * @example
 * \newpage
 * @example
 * {{< pagebreak >}}
 * @example
 * [pagebreak]
 * @example
 * <pagebreak/>
 * @example
 * --- pagebreak ---
 * @example
 * <<<
 */
export const pageBreaks: BlockRow = {
  kind: 'block',
  name: 'page_break',
  dialect: 'LaTeX',
  needs: (text) => MAY_BREAK.test(text),
  firstCharacters: '\\{[-<\f',
  alt: ENDS_ANY,
  read(state, startLine, _endLine, silent) {
    if (!COMMAND.test(lineOf(state, startLine).replace(/^[ \t]+|[ \t]+$/g, ''))) return false;
    if (silent) return true;
    state.line = startLine + 1;
    state.push('page_break', '', 0).map = [startLine, state.line];
    return true;
  },
};
