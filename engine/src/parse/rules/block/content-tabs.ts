import type { StateBlock } from 'markdown-it';
import { pushParagraph, readLines } from '../core/callout-tokens.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { lineOf } from './block-lines.js';

/**
 * MkDocs' tabs: `=== "Label"` and indented lines. In the document, they follow one another, each under its label.
 *
 * @example
 * === "Tab"
 *
 *     text
 */
export const contentTabs: BlockRow = {
  kind: 'block',
  name: 'content_tab',
  dialect: 'MkDocs',
  needs: ['==='],
  firstCharacters: '=',
  alt: ENDS_ANY,
  read: tab,
};

const OPENING = /^===[!+]?[ \t]+(?:"([^"\n]{1,200})"|'([^'\n]{1,200})')$/;
/** Names of icons from the theme: `:material-language-python:`. */
const ICON = /:(?:fontawesome|material|octicons|simple)-[\w-]+:[ \t]*/g;
const INDENT = 4;

function tab(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const [, double, single = ''] = OPENING.exec(lineOf(state, startLine).trimEnd()) ?? [];
  const label = (double ?? single).replace(ICON, '').trim();
  if (label === '') return false;
  let end = startLine + 1;
  const isContent = (line: number): boolean => (state.sCount[line] ?? 0) >= state.blkIndent + INDENT;
  while (end < endLine && (state.isEmpty(end) || isContent(end))) end++;
  while (state.isEmpty(end - 1)) end--;
  if (silent) return true;
  // The nesting of tabs is limited like that of all blocks.
  state.push('div_open', 'div', 1).map = [startLine, end];
  pushParagraph(state, `**${label.replace(/[*\\]/g, '\\$&')}**`, startLine);
  readLines(state, startLine + 1, end, INDENT);
  state.push('div_close', 'div', -1);
  state.line = end;
  return true;
}
