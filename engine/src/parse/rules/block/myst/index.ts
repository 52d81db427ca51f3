import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_ANY } from '../../row.js';
import { directiveAt } from './directive.js';
import { MAKERS } from './makers.js';
import { upToEnd } from './theorems.js';

/**
 * MyST's directives: between fences, ```` ```{note} ````, or lines of colons, `:::{note}`. Their text is read in place, and
 * their tokens are those of syntax that the parser already knows; directives with unknown names stay code.
 *
 * @example
 * ```{note} Title
 * text
 *
 * more
 * ```
 * @example
 * :::{figure} a.png
 * :name: fig-own
 *
 * Caption
 * :::
 * @example
 * ````{tip}
 * ```{list-table}
 * * - a
 *   - b
 * ```
 * ````
 * @example
 * ```{exercise-start}
 * ```
 *
 * text
 *
 * ```{exercise-end}
 * ```
 * @example
 * ```{index} tea
 * ```
 */
export const mystDirectives: BlockRow = {
  kind: 'block',
  name: 'myst_directive',
  dialect: 'MyST',
  needs: ['```{', ':::{', '``` {', '::: {'],
  alt: ENDS_ANY,
  read: directive,
};

function directive(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const written = directiveAt(state, startLine, endLine);
  if (!written) return false;
  if (silent) return true;
  const found = written.kind === 'gated' ? upToEnd(state, written, endLine) : written;
  MAKERS[found.kind](state, found);
  state.line = found.endLine;
  return true;
}
