import type { StateBlock } from 'markdown-it';
import { pushCallout, readLines } from '../core/callout-tokens.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { beginsWith, lineOf } from './block-lines.js';

/**
 * MkDocs' callouts: `!!! note "Title"`, or `???` for foldable ones, followed by indented lines.
 *
 * @example
 * !!! note "Title"
 *     text
 * @example
 * ??? tip
 *     text
 *
 *     more
 */
export const admonitions: BlockRow = {
  kind: 'block',
  name: 'admonition',
  dialect: 'MkDocs',
  needs: ['!!!', '???'],
  alt: ENDS_ANY,
  read: admonition,
};

const OPENING = /^(?:!!!|\?\?\?\+?)[ \t]+([a-z][a-z-]*)(?:[ \t]+[a-z ]+)?(?:[ \t]+"([^"\n]*)")?$/i;
const INDENT = 4;

function admonition(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!beginsWith(state, startLine, '!') && !beginsWith(state, startLine, '?')) return false;
  const opening = OPENING.exec(lineOf(state, startLine).trimEnd());
  if (!opening) return false;
  let end = startLine + 1;
  const isContent = (line: number): boolean => (state.sCount[line] ?? 0) >= state.blkIndent + INDENT;
  while (end < endLine && (state.isEmpty(end) || isContent(end))) end++;
  while (state.isEmpty(end - 1)) end--;
  if (end === startLine + 1) return false;
  if (silent) return true;
  const [, kind = '', title = ''] = opening;
  pushCallout(state, kind.toLowerCase(), title, startLine);
  readLines(state, startLine + 1, end, INDENT);
  state.push('blockquote_close', 'blockquote', -1);
  state.line = end;
  return true;
}
