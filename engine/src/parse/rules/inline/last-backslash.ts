import type { InlineRow } from '../row.js';

const NO_BREAK_SPACE = '\u00a0';

/**
 * A backslash after a picture that ends its paragraph, pandoc's way to say that the picture is no figure (manual, "Extension:
 * implicit_figures"): a no-break space, with which the picture is not alone.
 *
 * @example
 * ![a](a.png)\
 */
export const lastBackslash: InlineRow = {
  kind: 'inline',
  name: 'last_backslash',
  dialect: 'pandoc',
  firstCharacters: '\\',
  read(state, silent) {
    const { pos, src, pending, tokens } = state;
    if (pos !== src.length - 1 || pending !== '' || tokens.at(-1)?.type !== 'image') return false;
    if (!silent) state.push('text', '', 0).content = NO_BREAK_SPACE;
    state.pos++;
    return true;
  },
};
