import type { StateBlock } from 'markdown-it';
import { kindOfName } from '../../../model/names/numbered-names.js';
import { readLines } from '../core/callout-tokens.js';
import { type Closing, type ContainerLines, type ContainerRow, ENDS_ANY } from '../row.js';

const OPENING = /^<div\s+id=(?:"([^"\s<>]+)"|'([^'\s<>]+)'|([^"'\s<>]+))\s*>$/i;

/**
 * Pandoc-crossref's figures of several pictures, `<div id="fig:a">` with Markdown right below it, as pandoc reads it. The
 * tokens are those of `::: {#fig:a}`. A div without a Markdown picture is HTML.
 *
 * @example
 * <div id="fig:both">
 * ![a](a.png)
 * ![b](b.png)
 *
 * Both
 * </div>
 */
export const figureDivs: ContainerRow = {
  kind: 'block',
  name: 'figure_div',
  dialect: 'pandoc',
  needs: ['<'],
  alt: ENDS_ANY,
  firstCharacters: '<',
  container: { open: OPENING, close: closingOf },
  read: figureDiv,
};

/** The line of `</div>`, if there is a Markdown picture before it and no other HTML. */
function closingOf(opening: RegExpExecArray): Closing | undefined {
  const kind = kindOfName(nameIn(opening));
  if (kind === undefined || kind === 'section' || kind === 'equation') return undefined;
  let hasPicture = false;
  return {
    sign: '</',
    isLast(line) {
      if (/^<\/div>$/i.test(line)) return hasPicture || 'never';
      if (/^<[/!a-z]/i.test(line)) return 'never';
      hasPicture ||= line.includes('![');
      return false;
    },
  };
}

function nameIn([, double, single, bare]: RegExpExecArray): string {
  return double ?? single ?? bare ?? '';
}

function figureDiv(state: StateBlock, { opening, startLine, lastLine }: ContainerLines): void {
  const open = state.push('div_open', 'div', 1);
  open.map = [startLine, lastLine + 1];
  open.attrSet('id', nameIn(opening));
  readLines(state, startLine + 1, lastLine);
  state.push('div_close', 'div', -1);
}
