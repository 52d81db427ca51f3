import { rawFormatAt } from '../../attributes.js';
import type { InlineRow } from '../row.js';

/**
 * The format after code, `` `<x/>`{=openxml} ``, which makes it raw content; the token is `raw_inline`, with the format as `info`.
 *
 * @example
 * a `<x/>`{=openxml} c
 */
export const rawFormats: InlineRow = {
  kind: 'inline',
  name: 'raw_format',
  dialect: 'pandoc',
  needs: ['{='],
  firstCharacters: '{',
  read(state, silent) {
    if (silent || state.pending !== '' || state.src[state.pos] !== '{') return false;
    const token = state.tokens.at(-1);
    if (token?.type !== 'code_inline') return false;
    const found = rawFormatAt(state.src, state.pos);
    if (!found || found.end > state.posMax) return false;
    token.type = 'raw_inline';
    token.info = found.format;
    state.pos = found.end;
    return true;
  },
};
