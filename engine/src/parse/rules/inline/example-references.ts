import type { StateInline } from 'markdown-it';
import { noteIdentifiers } from '../block/footnotes.js';
import type { InlineRow } from '../row.js';
import { referenceOf } from './cross-references.js';

const REFERENCE = /(@[\w-]+)\)/y;

/**
 * References to examples by their names, `(@good)`, as pandoc has them. The tokens are those of other references.
 *
 * @example
 * (@tide) An example.
 *
 * As (@tide) shows.
 */
export const exampleReferences: InlineRow = {
  kind: 'inline',
  name: 'example_reference',
  dialect: 'pandoc',
  firstCharacters: '@',
  read: reference,
};

function reference(state: StateInline, silent: boolean): boolean {
  const { src, pos, pending } = state;
  // The parser does not stop at a parenthesis.
  if (src.charCodeAt(pos) !== 0x40 || src.charAt(pos - 1) !== '(') return false;
  REFERENCE.lastIndex = pos;
  const [rest, name] = REFERENCE.exec(src) ?? [];
  if (rest === undefined || name === undefined || !noteIdentifiers(state.env).has(`(${rest}`)) return false;
  if (!silent) {
    if (!pending.endsWith('(')) return false;
    state.pending = pending.slice(0, -1);
    const token = state.push('cross_reference', '', 0);
    token.content = `(${rest}`;
    referenceOf.set(token, { names: [name], form: 'number' });
  }
  state.pos += rest.length;
  return true;
}
