import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_NOTHING } from '../row.js';

/** How deep blocks may be nested. Each quote, list and list item counts as one level. */
export const MAX_NESTING = 200;

/**
 * markdown-it silently drops blocks that are nested deeper than its `maxNesting`. This rule comes first and turns
 * the lines at that depth into one paragraph of plain text, so that nothing is lost.
 */
export const boundedNesting: BlockRow = {
  kind: 'block',
  name: 'bounded_nesting',
  dialect: 'any',
  alt: ENDS_NOTHING,
  read(state, startLine, endLine, silent) {
    if (state.level < MAX_NESTING) return false;
    if (silent) return true;
    pushParagraph(state, startLine, endOfBlock(state, startLine, endLine));
    return true;
  },
};

function endOfBlock(state: StateBlock, startLine: number, endLine: number): number {
  let line = startLine + 1;
  while (line < endLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent) line++;
  return line;
}

function pushParagraph(state: StateBlock, startLine: number, endLine: number): void {
  state.line = endLine;
  state.push('paragraph_open', 'p', 1).map = [startLine, endLine];
  const token = state.push('too_deep', '', 0);
  token.map = [startLine, endLine];
  token.content = state.getLines(startLine, endLine, state.blkIndent, false).trim();
  state.push('paragraph_close', 'p', -1);
}
