import type { StateBlock } from 'markdown-it';
import { chartMarksIn } from '../../chart-marks.js';
import { type BlockRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';
import { lineOf } from './block-lines.js';
import { beginsTable } from './table-captions.js';
import { chartOfTable } from './table-tokens.js';

/**
 * A comment right above a table, or with one blank line between, that says which chart it is shown as; other programs show the table and nothing else. The token is
 * `chart_comment`, and the table follows it.
 *
 * @example
 * <!-- chart: column, y=kEUR -->
 * | a | b |
 * |---|---|
 * | c | 1 |
 */
export const chartComments: BlockRow = {
  kind: 'block',
  name: 'chart_comment',
  dialect: 'any',
  needs: ['<!--'],
  firstCharacters: '<',
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  overBlankLines: { kind: 'neighbours', may: /^[ \t>]*<!--[ \t]*chart:/im },
  read: chartComment,
};

/** Whether a table may begin on a line: one between pipes, in a grid, or in HTML. */
function mayBeTable(state: StateBlock, line: number): boolean {
  return beginsTable(state, line) || /^(?:<table[\s>]|\+[-=:+]+\+[ \t]*$)/i.test(lineOf(state, line));
}

function chartComment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (startLine + 2 >= endLine) return false;
  const marks = chartMarksIn(lineOf(state, startLine));
  if (!marks) return false;
  const next = state.isEmpty(startLine + 1) ? startLine + 2 : startLine + 1;
  if (next + 1 >= endLine || state.sCount[next] !== state.blkIndent || !mayBeTable(state, next)) return false;
  if (silent) return true;
  state.line = startLine + 1;
  const token = state.push('chart_comment', '', 0);
  token.map = [startLine, state.line];
  chartOfTable.set(token, marks);
  return true;
}
