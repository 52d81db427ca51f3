import type { StateBlock } from 'markdown-it';
import { type ContainerLines, type ContainerRow, ENDS_ANY } from '../../row.js';
import { closingOfDirective, directiveAt } from './directive.js';
import { MAKERS } from './makers.js';
import { upToEnd } from './theorems.js';

/**
 * MyST's directives: between fences, ```` ```{figure} ````, or lines of colons, `:::{figure}`. Their text is read in place, and
 * their tokens are those of syntax that the parser already knows; directives with unknown names stay code.
 *
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
export const mystDirectives: ContainerRow = {
  kind: 'block',
  name: 'myst_directive',
  dialect: 'MyST',
  needs: ['```{', ':::{', '``` {', '::: {'],
  alt: ENDS_ANY,
  firstCharacters: '`:',
  container: { open: /^(?::::|```)/, close: closingOfDirective },
  read: directive,
};

function directive(state: StateBlock, lines: ContainerLines): void {
  const written = directiveAt(state, lines);
  if (!written) return;
  const found = written.kind === 'gated' ? upToEnd(state, written) : written;
  MAKERS[found.kind](state, found);
  lines.nextLine = found.endLine;
}
