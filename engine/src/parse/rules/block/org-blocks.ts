import type { StateBlock } from 'markdown-it';
import { readLines } from '../core/callout-tokens.js';
import { type Closing, type ContainerLines, type ContainerRow, ENDS_ANY } from '../row.js';

export const ORG_OPENING = /^#\+begin_([a-z]+)(?:[ \t]+([^\n]*))?$/i;

/**
 * Logseq's blocks, taken over from Org mode: `#+BEGIN_SRC` and `#+END_SRC` on lines of their own.
 *
 * @example
 * #+BEGIN_SRC js
 * code
 * #+END_SRC
 */
export const orgBlocks: ContainerRow = {
  kind: 'block',
  name: 'org_block',
  dialect: 'Org',
  needs: ['#+'],
  alt: ENDS_ANY,
  firstCharacters: '#',
  container: { open: ORG_OPENING, close: closingOf },
  read: block,
};

const CODE = new Set(['src', 'example', 'export', 'query']);
const TEXT = new Set(['quote', 'center', 'verse']);

function closingOf([, written = '']: RegExpExecArray): Closing | undefined {
  const name = written.toLowerCase();
  return CODE.has(name) || TEXT.has(name) ? endOfOrg(name) : undefined;
}

/** Where a block with a name in lower case ends. */
export function endOfOrg(name: string): Closing {
  const last = `#+end_${name}`;
  return { sign: '#+', isLast: (line) => line.toLowerCase() === last };
}

function block(state: StateBlock, { opening, startLine, lastLine }: ContainerLines): void {
  const [, written = '', label = ''] = opening;
  const name = written.toLowerCase();
  if (CODE.has(name)) pushCode(state, startLine, lastLine, label.split(/\s/, 1)[0] ?? '');
  else {
    const type = name === 'quote' ? 'blockquote' : 'div';
    state.push(`${type}_open`, type, 1).map = [startLine, lastLine + 1];
    readLines(state, startLine + 1, lastLine);
    state.push(`${type}_close`, type, -1);
  }
}

function pushCode(state: StateBlock, startLine: number, lastLine: number, language: string): void {
  const token = state.push('fence', 'code', 0);
  token.info = language;
  token.map = [startLine, lastLine + 1];
  token.content = state.getLines(startLine + 1, lastLine, state.sCount[startLine] ?? 0, true);
}
