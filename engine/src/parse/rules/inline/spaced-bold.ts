import { spacedBoldAt } from '../../../source/spaced-bold.js';
import type { InlineRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';

/** On the opening token of bold text that other programs do not read as such. */
export const isSpacedBold = tokenMeta<true>('spacedBold');

/**
 * Bold text with a space before its closing marks, and a letter or more bold text directly after them, `**Basic information: **We ask`, as
 * assistants write it and people read it. The space is moved behind the text; several in a row are one.
 *
 * @example
 * **Basic information: **We ask for it.
 * @example
 * a **b ****c ****d** e
 */
export const spacedBold: InlineRow = {
  kind: 'inline',
  name: 'spaced_bold',
  dialect: 'any',
  firstCharacters: '*',
  read(state, silent) {
    const { posMax } = state;
    const found = spacedBoldAt(state.src, state.pos, posMax);
    if (!found) return false;
    if (!silent) {
      const open = state.push('strong_open', 'strong', 1);
      open.markup = '**';
      isSpacedBold.set(open, true);
      for (const { start, end } of found.texts) {
        state.pos = start;
        state.posMax = end;
        state.md.inline.tokenize(state);
      }
      state.posMax = posMax;
      state.push('strong_close', 'strong', -1).markup = '**';
      state.pending += found.space;
    }
    state.pos = found.end;
    return true;
  },
};
