import type { MarkdownIt, StateBlock } from 'markdown-it';
import { beginsWith, lineOf } from './block-lines.js';

/**
 * A block of HTML in which a style sheet or a script goes on over blank lines, as pandas and other programs write
 * before their tables. Markdown would end it at the first blank line and take the rest of the style sheet for code.
 */
export function htmlStyles(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'html_styles', block, {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
}

const OPENING = /^<(?:article|body|center|div|figure|head|html|main|section|table)(?=[\s/>]|$)/i;
const SHEET = /<(\/?)(style|script)(?=[\s>])/gi;
/** No style sheet before a table is longer. */
const MAX_LINES = 2000;

function block(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!beginsWith(state, startLine, '<') || !OPENING.test(lineOf(state, startLine))) return false;
  const end = endOf(state, startLine, Math.min(endLine, startLine + MAX_LINES));
  if (end === undefined) return false;
  if (silent) return true;
  state.line = end;
  const token = state.push('html_block', '', 0);
  token.map = [startLine, end];
  token.content = state.getLines(startLine, end, state.blkIndent, true);
  return true;
}

/** The line after the block; `undefined` where Markdown's own rule for HTML does, or nothing closes the sheet. */
function endOf(state: StateBlock, startLine: number, limit: number): number | undefined {
  let open: string | undefined;
  let goesOn = false;
  for (let line = startLine; line < limit; line++) {
    if (state.isEmpty(line)) {
      if (open === undefined) return goesOn ? line : undefined;
      goesOn = true;
      continue;
    }
    if ((state.sCount[line] ?? 0) < state.blkIndent) return goesOn && open === undefined ? line : undefined;
    // Nothing in a style sheet begins with a tag.
    if (goesOn && open !== undefined && /^<[a-z]/i.test(lineOf(state, line))) return undefined;
    for (const [, closing, name = ''] of lineOf(state, line).matchAll(SHEET)) {
      if (!closing) open ??= name.toLowerCase();
      else if (open === name.toLowerCase()) open = undefined;
    }
  }
  return goesOn && open === undefined ? limit : undefined;
}
