import type { MarkdownIt, StateBlock } from 'markdown-it';
import { directiveAt } from './directive.js';
import { mystLines } from './lines.js';
import { MAKERS } from './makers.js';
import { upToEnd } from './theorems.js';

/**
 * MyST's directives: between fences, ```` ```{note} ````, or lines of colons, `:::{note}`. Their text is read in place, and
 * their tokens are those of syntax that the parser already knows; directives with unknown names stay code.
 */
export function myst(md: MarkdownIt): void {
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  md.block.ruler.before('fenced_div', 'myst_directive', directive, { alt });
  mystLines(md);
}

function directive(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const written = directiveAt(state, startLine, endLine);
  if (!written) return false;
  if (silent) return true;
  const found = written.kind === 'gated' ? upToEnd(state, written, endLine) : written;
  MAKERS[found.kind](state, found);
  state.line = found.endLine;
  return true;
}
