import type { InlineRow } from '../row.js';

const SPACED = /\*\*(?![\s*])([^*\n]{1,200}?)([ \t]+)\*\*(?=[\p{L}\p{N}])/uy;

/**
 * Bold text with a space before its closing marks, and a letter directly after them, `**Basic information: **We ask`, as assistants write it and
 * people read it. CommonMark keeps the marks (0.31.2, 6.2); the space is moved behind the text. Where the rest of the line has marks
 * that are left over, those here may be the beginning of another bold text, and stay.
 *
 * @example
 * **Basic information: **We ask for it.
 */
export const spacedBold: InlineRow = {
  kind: 'inline',
  name: 'spaced_bold',
  dialect: 'any',
  needs: ['*'],
  read(state, silent) {
    const { src, pos, posMax } = state;
    if (src.charCodeAt(pos) !== ASTERISK || src.charCodeAt(pos - 1) === ASTERISK) return false;
    SPACED.lastIndex = pos;
    const [whole, text = '', space = ''] = SPACED.exec(src) ?? [];
    if (whole === undefined || pos + whole.length > posMax) return false;
    const rest = src.slice(pos + whole.length).split('\n', 1)[0] ?? '';
    if ((rest.match(/\*\*/g)?.length ?? 0) % 2 !== 0) return false;
    if (!silent) {
      state.push('strong_open', 'strong', 1).markup = '**';
      state.pos = pos + 2;
      state.posMax = pos + 2 + text.length;
      state.md.inline.tokenize(state);
      state.posMax = posMax;
      state.push('strong_close', 'strong', -1).markup = '**';
      state.pending += space;
    }
    state.pos = pos + whole.length;
    return true;
  },
};

const ASTERISK = 0x2a;
