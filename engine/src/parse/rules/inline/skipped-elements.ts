import type { InlineRow } from '../row.js';

const ELEMENT = /<(script|style|template)(?=[\s>])[^<>]*>[\s\S]*?<\/\1\s*>/iy;

/**
 * Elements of HTML whose content no reader sees, in running text: style sheets, scripts and templates. What is between their tags is
 * not Markdown.
 *
 * @example
 * a <style>*p*{color:red}</style> c
 */
export const skippedElements: InlineRow = {
  kind: 'inline',
  name: 'skipped_elements',
  dialect: 'HTML',
  firstCharacters: '<',
  read(state, silent) {
    if (state.src[state.pos] !== '<') return false;
    ELEMENT.lastIndex = state.pos;
    const [source, name = ''] = ELEMENT.exec(state.src.slice(0, state.posMax)) ?? [];
    if (source === undefined) return false;
    if (!silent) {
      const token = state.push('skipped_element', '', 0);
      token.tag = name.toLowerCase();
      token.content = source;
    }
    state.pos += source.length;
    return true;
  },
};
