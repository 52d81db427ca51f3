import type { StateBlock } from 'markdown-it';
import type { ListPlace } from '../../../model/document.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { lineOf, startOf } from './block-lines.js';

/** The list or index that a line on its own requests. */
const PLACES: readonly (readonly [RegExp, ListPlace['of']])[] = [
  [/^(?:\[_?toc_?\]|\[\[_?toc_?\]\]|\{\{toc(?::\d(?:-\d)?)?\}\}|\\tableofcontents)$/i, 'headings'],
  [/^(?:\[lof\]|\\listoffigures)$/i, 'figure'],
  [/^(?:\[lot\]|\\listoftables)$/i, 'table'],
  [/^(?:\[lol\]|\\(?:lst)?listoflistings)$/i, 'listing'],
  [/^(?:\[index\]|\\printindex)$/i, 'index'],
  [/^(?:\[loe\]|\\listofequations)$/i, 'equation'],
];

/**
 * The place of the table of contents, `[TOC]` or `\tableofcontents`, kramdown's `{:toc}` on a list of either kind, MultiMarkdown's `{{TOC}}`, or of a list of
 * figures and the like, `[LOF]` or `\listoffigures`, or of the index, `[INDEX]` or `\printindex`. The token is `list_place`, with what is listed as `info`.
 *
 * @example
 * [TOC]
 * @example
 * {{TOC}}
 * @example
 * \listoffigures
 * @example
 * - contents
 * {:toc}
 * @example
 * 1. contents
 * {:toc}
 */
export const listPlaces: BlockRow = {
  kind: 'block',
  name: 'list_place',
  dialect: 'any',
  firstCharacters: '[\\*-{0123456789',
  alt: ENDS_ANY,
  read: listPlace,
};

/** Azure DevOps' list of the pages below this one, which are not part of the text. */
const SUBPAGES = /^\[\[_?tosp_?\]\]$/i;

function listPlace(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const found = placeAt(state, startLine, endLine);
  if (!found) {
    if (!SUBPAGES.test(lineOf(state, startLine).trim())) return false;
    if (silent) return true;
    state.line = startLine + 1;
    const token = state.push('left_out_lines', '', 0);
    token.map = [startLine, state.line];
    token.info = 'subpages';
    return true;
  }
  if (silent) return true;
  state.line = startLine + found.lines;
  const token = state.push('list_place', '', 0);
  token.map = [startLine, state.line];
  token.info = found.of;
  return true;
}

const [ASTERISK, HYPHEN, ZERO, NINE, BRACE] = [0x2a, 0x2d, 0x30, 0x39, 0x7b];

function placeAt(
  state: StateBlock,
  line: number,
  endLine: number,
): { readonly of: ListPlace['of']; readonly lines: number } | undefined {
  const first = state.src.charCodeAt(startOf(state, line));
  if (first === ASTERISK || first === HYPHEN || (first >= ZERO && first <= NINE)) {
    // This is asked for every item.
    if (line + 1 >= endLine || state.src.charCodeAt(startOf(state, line + 1)) !== BRACE) return undefined;
    const isPlace = /^(?:[*-]|\d{1,9}[.)])[ \t]/.test(lineOf(state, line).trim());
    return isPlace && /^\{:toc[^{}]*\}$/i.test(lineOf(state, line + 1).trim())
      ? { of: 'headings', lines: 2 }
      : undefined;
  }
  const text = lineOf(state, line).trim();
  const of = PLACES.find(([pattern]) => pattern.test(text))?.[1];
  return of === undefined ? undefined : { of, lines: 1 };
}
