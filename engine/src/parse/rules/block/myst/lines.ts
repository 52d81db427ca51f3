import type { StateBlock } from 'markdown-it';
import { attributesAt, isEmpty } from '../../../attributes.js';
import { type BlockRow, ENDS_ANY } from '../../row.js';
import { beginsWith, lineOf } from '../block-lines.js';
import { asName } from './directive.js';
import { pushTarget } from './push.js';

/**
 * MyST's lines between blocks: the name of the next block, `(name)=` or `{#name}`, comments, `% …`, and the ends of cells,
 * `+++`. The tokens are `target` and `left_out_lines`.
 *
 * @example
 * (own-name)=
 * # Heading
 *
 * See {ref}`own-name`.
 */
export const mystTargets: BlockRow = {
  kind: 'block',
  name: 'myst_target',
  dialect: 'MyST',
  needs: [')='],
  firstCharacters: '(',
  alt: ENDS_ANY,
  read: target,
};

/**
 * @example
 * (own-name)=
 *
 * % a comment
 *
 * +++
 *
 * See {ref}`own-name`.
 * @example
 * (own-name)=
 *
 * {style=lower-alpha}
 * 1. a
 */
export const mystLines: BlockRow = {
  kind: 'block',
  name: 'myst_line',
  dialect: 'MyST',
  needs: ['%', '+++', '{'],
  readIn: { dialects: ['myst'], sign: '% and +++' },
  firstCharacters: '%+{',
  alt: ENDS_ANY,
  read: line,
};

const TARGET = /^\(([^()\n]{1,200})\)=$/;

function target(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const name = asName(TARGET.exec(lineOf(state, startLine).trimEnd())?.[1]);
  if (name === undefined) return false;
  if (silent) return true;
  pushTarget(state, name, startLine);
  state.line = startLine + 1;
  return true;
}

function line(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const text = lineOf(state, startLine).trimEnd();
  const [isComment, isBreak, isAttributes] = ['%', '+', '{'].map((sign) => text.startsWith(sign));
  if (isBreak && !/^\+{3}(?:[ \t]|$)/.test(text)) return false;
  const found = attributesAt(text, 0);
  const isWhole = found?.end === text.length && !isEmpty(found.attributes);
  if (isAttributes && !isWhole) return false;
  if (silent) return true;
  state.line = startLine + 1;
  if (isComment) {
    while (state.line < endLine && beginsWith(state, state.line, '%')) state.line++;
    const token = state.push('left_out_lines', '', 0);
    token.map = [startLine, state.line];
    token.info = 'comment';
  } else pushTarget(state, found?.attributes.id, startLine);
  return true;
}
