import type { StateBlock } from 'markdown-it';
import { type Closing, type ContainerLines, type ContainerRow, ENDS_ANY } from '../../row.js';
import { closingLine } from './closing-lines.js';
import { directiveAt, knownOpening } from './directive.js';
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
export const mystDirectives: ContainerRow = {
  kind: 'block',
  name: 'myst_directive',
  dialect: 'MyST',
  needs: ['```{', ':::{', '``` {', '::: {'],
  alt: ENDS_ANY,
  container: { firstCharacters: '`:', open: /^(?::::|```)/, close: closingOf },
  read: directive,
};

function closingOf({ 0: sign, input }: RegExpExecArray): Closing | undefined {
  return knownOpening(input) && { sign, lastLine: closingLine };
}

function directive(state: StateBlock, lines: ContainerLines): void {
  const written = directiveAt(state, lines);
  if (!written) return;
  const found = written.kind === 'gated' ? upToEnd(state, written) : written;
  MAKERS[found.kind](state, found);
  lines.nextLine = found.endLine;
}
