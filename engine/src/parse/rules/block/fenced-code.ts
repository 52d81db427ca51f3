import type { StateBlock } from 'markdown-it';
import { CHUNK_HEADER, outdentedEnd } from '../../../source/fenced-lines.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { isIndented, lineOf, startOf } from './block-lines.js';
import { recordUnclosedBlock } from './container-lines.js';

/** Without backticks in the info string of a fence of backticks, which may be code in running text. */
const FENCE = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;

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
    const [, markup, info = ''] = CHUNK_HEADER.exec(lineOf(state, startLine)) ?? [];
    if (markup === undefined) return false;
    if (!silent) readCode(state, startLine, endLine, markup, info);
    return true;
  },
};

/**
 * Code between two fences (CommonMark 0.31.2, 4.5). Without a closing fence, it takes in whatever follows, also what is only written
 * later: that is recorded, unlike by markdown-it's own rule, which this one replaces.
 *
 * @example
 * ```
 * code
 *
 * more
 * ```
 */
export const fencedCode: BlockRow = {
  kind: 'block',
  name: 'fence',
  replaces: 'own',
  dialect: 'CommonMark',
  firstCharacters: '`~',
  alt: ENDS_ANY,
  read(state, startLine, endLine, silent) {
    const [, backticks, language = '', tildes, info = language] = FENCE.exec(lineOf(state, startLine)) ?? [];
    const markup = backticks ?? tildes;
    if (markup === undefined) return false;
    if (!silent) readCode(state, startLine, endLine, markup, info);
    return true;
  },
};

function readCode(state: StateBlock, startLine: number, endLine: number, markup: string, info: string): void {
  let end = startLine + 1;
  while (isInside(state, end, endLine) && !closes(state, end, markup)) end++;
  let isClosed = isInside(state, end, endLine);
  if (end < endLine && !isClosed) {
    const closing = endBelow(state, startLine, end, endLine, markup);
    if (closing !== undefined) {
      end = closing;
      isClosed = true;
    }
  }
  if (end === endLine) recordUnclosedBlock(state, endLine, '');
  const token = state.push('fence', 'code', 0);
  token.info = info;
  token.content = state.getLines(startLine + 1, end, state.sCount[startLine] ?? 0, true);
  token.markup = markup;
  state.line = end + (isClosed ? 1 : 0);
  token.map = [startLine, state.line];
}

/** The fence that ends code in an item of which lines are indented too little. */
function endBelow(
  state: StateBlock,
  startLine: number,
  from: number,
  endLine: number,
  markup: string,
): number | undefined {
  if (state.parentType !== 'list') return undefined;
  const fence = { sign: markup.charAt(0), length: markup.length, column: state.sCount[startLine] ?? 0 };
  const end = outdentedEnd(fence, from, (line) => {
    if (line >= endLine) return undefined;
    const column = state.sCount[line] ?? 0;
    return { text: lineOf(state, line), column, isInside: column >= state.blkIndent };
  });
  if (end === 'unknown') recordUnclosedBlock(state, endLine, markup);
  return typeof end === 'number' ? end : undefined;
}

/** Whether a line has the indent of the container in which code stands. */
function isInside(state: StateBlock, line: number, endLine: number): boolean {
  return line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) >= state.blkIndent);
}

function closes(state: StateBlock, line: number, markup: string): boolean {
  if (!state.src.startsWith(markup, startOf(state, line)) || isIndented(state, line)) return false;
  const [sign = ''] = markup;
  let end = startOf(state, line) + markup.length;
  while (state.src[end] === sign) end++;
  return state.skipSpaces(end) >= (state.eMarks[line] ?? 0);
}
