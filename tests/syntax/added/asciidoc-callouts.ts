import { calloutRow } from '../../../engine/src/parse/rules/callouts/callout-row';
import { readLines } from '../../../engine/src/parse/rules/core/callout-tokens';
import { type Closing, type ContainerRow, ENDS_ANY } from '../../../engine/src/parse/rules/row';

const FENCE = '====';

/**
 * AsciiDoc's callouts: the kind in brackets, above blocks between two lines of equals signs.
 *
 * @example
 * [NOTE]
 * ====
 * text
 *
 * - more
 *
 * ## A heading
 * ====
 * @example
 * [TIP]
 * ====
 * text
 * ====
 */
export const asciidocCallouts: ContainerRow = calloutRow({
  name: 'asciidoc_callout',
  dialect: 'any',
  needs: [FENCE],
  alt: ENDS_ANY,
  firstCharacters: '[',
  container: { open: /^\[(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/, close: closing },
  calloutAt: (state, { opening: [, name = ''], startLine, lastLine }) => ({
    name,
    title: '',
    readText: () => readLines(state, startLine + 2, lastLine),
  }),
});

/** The first line below the kind is a line of equals signs, the next such line is the last one. */
function closing(): Closing {
  let fences = 0;
  return {
    sign: FENCE,
    isLast(line) {
      if (line === FENCE) fences++;
      return fences === 0 ? 'never' : fences === 2;
    },
  };
}
