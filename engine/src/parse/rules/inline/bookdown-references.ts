import type { StateInline } from 'markdown-it';
import { BOOKDOWN_NAME } from '../../../source/bookdown-names.js';
import type { InlineRow } from '../row.js';
import { referenceOf } from './cross-references.js';

const REFERENCE = /\\@ref\(([^()\s]{1,100})\)/y;

/**
 * bookdown's references to figures, tables, formulas, theorems and headings, `\@ref(fig:tides)` (bookdown, "Cross-references").
 * The tokens are those of other references.
 *
 * @example
 * Figure \@ref(fig:tides) and Section \@ref(method).
 *
 * # Method
 */
export const bookdownReferences: InlineRow = {
  kind: 'inline',
  name: 'bookdown_reference',
  dialect: 'R Markdown',
  firstCharacters: '\\',
  read(state, silent) {
    REFERENCE.lastIndex = state.pos;
    const [source, name] = REFERENCE.exec(state.src) ?? [];
    if (source === undefined || name === undefined) return false;
    if (!silent) {
      const token = state.push('cross_reference', '', 0);
      token.content = source;
      referenceOf.set(token, { names: [name], form: 'number' });
    }
    state.pos += source.length;
    return true;
  },
};

const NAME = new RegExp(`${BOOKDOWN_NAME}[ \t]*`, 'y');

/**
 * The names that bookdown has in captions, `(\#fig:tides)`. The token is `bookdown_name`, with the name as `content`; it shows
 * nothing.
 *
 * @example
 * ![(\#fig:cup)A cup](cup.png)
 * @example
 * | a |
 * |---|
 * | b |
 *
 * : (\#tab:a)Prices
 */
export const bookdownNames: InlineRow = {
  kind: 'inline',
  name: 'bookdown_name',
  dialect: 'R Markdown',
  firstCharacters: '\\#',
  read(state, silent) {
    if (state.src.charAt(state.pos - 1) !== '(') return false;
    NAME.lastIndex = state.pos;
    const [source, name] = NAME.exec(state.src) ?? [];
    if (source === undefined || name === undefined) return false;
    if (!silent) {
      if (!takeParenthesis(state)) return false;
      state.push('bookdown_name', '', 0).content = name;
    }
    state.pos += source.length;
    return true;
  },
};

/** Takes back a parenthesis that has become text, since the parser does not stop at one. */
export function takeParenthesis(state: StateInline, before = '('): boolean {
  if (!state.pending.endsWith(before)) return false;
  state.pending = state.pending.slice(0, -before.length);
  return true;
}
