import type { InlineRow } from '../../../engine/src/parse/rules/row';

const CODE = /\+\+\+([^+\n]+)\+\+\+/y;

/**
 * AsciiDoc's text in which nothing is markup.
 *
 * @example
 * The sign +++**+++ is kept.
 */
export const asciidocCode: InlineRow = {
  kind: 'inline',
  name: 'asciidoc_code',
  dialect: 'any',
  needs: ['+'],
  read(state, silent) {
    CODE.lastIndex = state.pos;
    const [whole, content = ''] = CODE.exec(state.src) ?? [];
    if (whole === undefined || state.pos + whole.length > state.posMax) return false;
    if (!silent) state.push('code_inline', 'code', 0).content = content;
    state.pos += whole.length;
    return true;
  },
};
