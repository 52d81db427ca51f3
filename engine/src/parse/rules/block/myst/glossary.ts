import type { StateBlock } from 'markdown-it';
import { smallest } from '../../../../text/long-arrays.js';
import { readLines } from '../../core/callout-tokens.js';
import { lineOf } from '../block-lines.js';
import { definitionListMeta } from '../definition-lists.js';
import { pushInline } from '../table-tokens.js';
import type { Directive } from './directive.js';
import { inDiv, readBody } from './push.js';

/** Terms with their definitions: a definition list of Markdown, or as in Sphinx with the definitions indented. */
export function pushGlossary(state: StateBlock, directive: Directive): void {
  const { startLine, bodyStart, bodyEnd, endLine } = directive;
  const indentOf = (line: number): number => (state.sCount[line] ?? 0) - state.blkIndent;
  const isIndented = (line: number): boolean => !state.isEmpty(line) && indentOf(line) > 0;
  const lines = Array.from({ length: bodyEnd - bodyStart }, (_, index) => bodyStart + index);
  const isMarkdown = lines.some((line) => lineOf(state, line).startsWith(':')) || !lines.some(isIndented);
  if (isMarkdown || isIndented(bodyStart)) {
    inDiv(state, directive, undefined, () => readBody(state, directive));
    return;
  }
  const open = state.push('definition_list_open', 'dl', 1);
  open.map = [startLine, endLine];
  definitionListMeta.set(open, { spread: false });
  for (let line = bodyStart; line < bodyEnd; ) {
    if (state.isEmpty(line)) {
      line++;
      continue;
    }
    if (!isIndented(line)) {
      pushTerm(state, line++);
      continue;
    }
    const first = line;
    while (line < bodyEnd && (state.isEmpty(line) || isIndented(line))) line++;
    const indents = lines
      .slice(first - bodyStart, line - bodyStart)
      .filter(isIndented)
      .map(indentOf);
    state.push('definition_open', 'dd', 1).map = [first, line];
    readLines(state, first, line, smallest(indents));
    state.push('definition_close', 'dd', -1);
  }
  state.push('definition_list_close', 'dl', -1);
}

function pushTerm(state: StateBlock, line: number): void {
  state.push('definition_term_open', 'dt', 1).map = [line, line + 1];
  pushInline(state, lineOf(state, line).trim(), [line, line + 1]);
  state.push('definition_term_close', 'dt', -1);
}
