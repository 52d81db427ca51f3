import type { StateBlock } from 'markdown-it';
import { CALLOUT_KINDS, type CalloutName } from '../../../model/names/callout-names.js';
import { pushCallout, readLines } from '../core/callout-tokens.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { beginsWith, lineOf, recordUnclosedBlock } from './block-lines.js';

/**
 * Logseq's blocks, taken over from Org mode: `#+BEGIN_NOTE` and `#+END_NOTE` on lines of their own.
 *
 * @example
 * #+BEGIN_NOTE
 * text
 * #+END_NOTE
 * @example
 * #+BEGIN_SRC js
 * code
 * #+END_SRC
 */
export const orgBlocks: BlockRow = {
  kind: 'block',
  name: 'org_block',
  dialect: 'Org',
  needs: ['#+'],
  alt: ENDS_ANY,
  read: block,
};

const OPENING = /^#\+begin_([a-z]+)(?:[ \t]+([^\n]*))?$/i;
const CALLOUTS: ReadonlySet<string> = new Set<CalloutName>([...CALLOUT_KINDS, 'pinned']);
const CODE = new Set(['src', 'example', 'export', 'query']);
const TEXT = new Set(['quote', 'center', 'verse']);
/** Limits the search, so that many unclosed ones do not take long. */
const MAX_LINES = 1000;

function block(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!beginsWith(state, startLine, '#')) return false;
  const [, written = '', label = ''] = OPENING.exec(lineOf(state, startLine).trimEnd()) ?? [];
  const name = written.toLowerCase();
  const lastLine = isKnown(name) ? closingLine(state, startLine, endLine, name) : undefined;
  if (lastLine === undefined) return false;
  if (silent) return true;
  if (CODE.has(name)) pushCode(state, startLine, lastLine, label.split(/\s/, 1)[0] ?? '');
  else if (CALLOUTS.has(name)) {
    pushCallout(state, name, '', startLine);
    readLines(state, startLine + 1, lastLine);
    state.push('blockquote_close', 'blockquote', -1);
  } else {
    const type = name === 'quote' ? 'blockquote' : 'div';
    state.push(`${type}_open`, type, 1).map = [startLine, lastLine + 1];
    readLines(state, startLine + 1, lastLine);
    state.push(`${type}_close`, type, -1);
  }
  state.line = lastLine + 1;
  return true;
}

function isKnown(name: string): boolean {
  return CALLOUTS.has(name) || CODE.has(name) || TEXT.has(name);
}

function closingLine(
  state: StateBlock,
  startLine: number,
  endLine: number,
  name: string,
): number | undefined {
  const closing = `#+end_${name}`;
  for (let line = startLine + 1; line < Math.min(endLine, startLine + MAX_LINES); line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    if (lineOf(state, line).trim().toLowerCase() === closing) return line;
  }
  recordUnclosedBlock(state, Math.min(endLine, startLine + MAX_LINES));
  return undefined;
}

function pushCode(state: StateBlock, startLine: number, lastLine: number, language: string): void {
  const token = state.push('fence', 'code', 0);
  token.info = language;
  token.map = [startLine, lastLine + 1];
  token.content = state.getLines(startLine + 1, lastLine, state.sCount[startLine] ?? 0, true);
}
