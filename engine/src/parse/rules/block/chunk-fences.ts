import { CHUNK_HEADER } from '../../../source/fenced-lines.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { isIndented, lineOf } from './block-lines.js';

/**
 * Code of R Markdown whose options contain backticks, ` ```{r, fig.cap="The `x` axis"} `: CommonMark does not allow them after a fence
 * (0.31.2, 4.5). The token is `fence`.
 *
 * @example
 * ```{r, fig.cap="The `x` axis"}
 * plot(x)
 * ```
 */
export const chunkFences: BlockRow = {
  kind: 'block',
  name: 'chunk_fence',
  dialect: 'R Markdown',
  needs: ['```{', '``` {'],
  firstCharacters: '`',
  alt: ENDS_ANY,
  read(state, startLine, endLine, silent) {
    const [, markup = '', info = ''] = CHUNK_HEADER.exec(lineOf(state, startLine)) ?? [];
    if (markup === '') return false;
    if (silent) return true;
    let end = startLine + 1;
    const closes = (line: number): boolean =>
      !isIndented(state, line) &&
      /^`+[ \t]*$/.test(lineOf(state, line)) &&
      lineOf(state, line).startsWith(markup);
    const isInside = (line: number): boolean =>
      line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) >= state.blkIndent);
    while (isInside(end) && !closes(end)) end++;
    const isClosed = isInside(end);
    const token = state.push('fence', 'code', 0);
    token.info = info;
    token.content = state.getLines(startLine + 1, end, state.sCount[startLine] ?? 0, true);
    token.markup = markup;
    token.map = [startLine, end + (isClosed ? 1 : 0)];
    state.line = end + (isClosed ? 1 : 0);
    return true;
  },
};
