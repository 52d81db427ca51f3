import { type BlockRow, ENDS_ANY } from '../row.js';
import { lineOf } from './block-lines.js';

const RULED = /^#{1,6}[ \t]+([-*_])(?:[ \t]*\1){2,}[ \t]*#*[ \t]*$/;

/**
 * A heading that consists of a thematic break, `## ---`, with which slides and pages of site generators are divided: it is a break, since
 * contents and outline would show the signs.
 *
 * @example
 * ## ---
 */
export const ruledHeadings: BlockRow = {
  kind: 'block',
  name: 'ruled_heading',
  dialect: 'any',
  needs: ['#'],
  firstCharacters: '#',
  alt: ENDS_ANY,
  read(state, startLine, _endLine, silent) {
    if (!RULED.test(lineOf(state, startLine))) return false;
    if (silent) return true;
    state.line = startLine + 1;
    const token = state.push('hr', 'hr', 0);
    token.map = [startLine, state.line];
    token.markup = '---';
    return true;
  },
};
