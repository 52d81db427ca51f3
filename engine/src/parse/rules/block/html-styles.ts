import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';
import { lineOf } from './block-lines.js';

/**
 * A block of HTML with a style sheet or script that contains blank lines, as pandas and other programs write
 * before their tables. Markdown would end it at the first blank line and treat the rest as code.
 *
 * @example
 * <div>
 * <style>
 * .a {}
 *
 * .b {}
 * </style>
 * </div>
 */
export const htmlStyles: BlockRow = {
  kind: 'block',
  name: 'html_styles',
  dialect: 'HTML',
  needs: ['<'],
  firstCharacters: '<',
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  read: block,
};

const OPENING = /^<(?:article|body|center|div|figure|head|html|main|section|table)(?=[\s/>]|$)/i;
const SHEET = /<(\/?)(style|script)(?=[\s>])/gi;
/** Longer than any style sheet before a table. */
const MAX_LINES = 2000;

function block(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!OPENING.test(lineOf(state, startLine))) return false;
  const end = endOf(state, startLine, Math.min(endLine, startLine + MAX_LINES));
  if (end === undefined) return false;
  if (silent) return true;
  state.line = end;
  const token = state.push('html_block', '', 0);
  token.map = [startLine, end];
  token.content = state.getLines(startLine, end, state.blkIndent, true);
  return true;
}

/** The line after the block; `undefined` if Markdown's own rule applies, or the style sheet is not closed. */
function endOf(state: StateBlock, startLine: number, limit: number): number | undefined {
  let open: string | undefined;
  let hasBlankLine = false;
  for (let line = startLine; line < limit; line++) {
    if (state.isEmpty(line)) {
      if (open === undefined) return hasBlankLine ? line : undefined;
      hasBlankLine = true;
      continue;
    }
    if ((state.sCount[line] ?? 0) < state.blkIndent)
      return hasBlankLine && open === undefined ? line : undefined;
    // No line of a style sheet begins with a tag.
    if (hasBlankLine && open !== undefined && /^<[a-z]/i.test(lineOf(state, line))) return undefined;
    for (const [, closing, name = ''] of lineOf(state, line).matchAll(SHEET)) {
      if (!closing) open ??= name.toLowerCase();
      else if (open === name.toLowerCase()) open = undefined;
    }
  }
  return hasBlankLine && open === undefined ? limit : undefined;
}
