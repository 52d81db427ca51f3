import type { StateBlock } from 'markdown-it';
import { kindOfName } from '../../../model/names/numbered-names.js';
import { readLines } from '../core/callout-tokens.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { beginsWith, lineOf, recordUnclosedBlock } from './block-lines.js';

const OPENING = /^<div\s+id=(?:"([^"\s<>]+)"|'([^'\s<>]+)'|([^"'\s<>]+))\s*>$/i;
/** The most lines of a figure; anything longer is HTML. */
const MAX_LINES = 60;

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
export const figureDivs: BlockRow = {
  kind: 'block',
  name: 'figure_div',
  dialect: 'pandoc',
  needs: ['<'],
  alt: ENDS_ANY,
  read: figureDiv,
};

function figureDiv(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!beginsWith(state, startLine, '<')) return false;
  const [, double, single, bare] = OPENING.exec(lineOf(state, startLine).trimEnd()) ?? [];
  const name = double ?? single ?? bare;
  const kind = name === undefined ? undefined : kindOfName(name);
  if (name === undefined || kind === undefined || kind === 'section' || kind === 'equation') return false;
  const lastLine = lastLineOf(state, startLine, endLine);
  if (lastLine === undefined) return false;
  if (silent) return true;
  const open = state.push('div_open', 'div', 1);
  open.map = [startLine, lastLine + 1];
  open.attrSet('id', name);
  readLines(state, startLine + 1, lastLine);
  state.push('div_close', 'div', -1);
  state.line = lastLine + 1;
  return true;
}

/** The line of `</div>`, if there is a Markdown picture before it and no other HTML. */
function lastLineOf(state: StateBlock, startLine: number, endLine: number): number | undefined {
  let hasPicture = false;
  for (let line = startLine + 1; line < Math.min(endLine, startLine + MAX_LINES); line++) {
    const text = lineOf(state, line);
    if (/^<\/div>\s*$/i.test(text)) return hasPicture ? line : undefined;
    if (/^<[/!a-z]/i.test(text)) return undefined;
    hasPicture ||= text.includes('![');
  }
  recordUnclosedBlock(state, endLine, '</');
  return undefined;
}
