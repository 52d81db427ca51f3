import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';
import { beginsWith, lineOf } from './block-lines.js';
import { isFenced } from './fences.js';

/**
 * Notion's callouts: a line `<aside>`, Markdown, and `</aside>` at the end of a line. Notion leaves no blank lines
 * in between, so Markdown would read HTML. The tokens are `aside_open` and `aside_close`.
 *
 * @example
 * <aside>
 * A **note**
 * </aside>
 */
export const asides: BlockRow = {
  kind: 'block',
  name: 'aside',
  dialect: 'Notion',
  needs: ['<'],
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  read: aside,
};

const OPENING = /^<aside>[ \t]*/i;
const TAG = /<\/?aside>/gi;
const CLOSING = /<\/aside>$/i;

function aside(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!beginsWith(state, startLine, '<')) return false;
  const opening = OPENING.exec(lineOf(state, startLine).trimEnd())?.[0];
  const lastLine = opening === undefined ? undefined : closingLine(state, startLine, endLine);
  if (opening === undefined || lastLine === undefined || isHtml(state, startLine, lastLine)) return false;
  if (silent) return true;

  const open = state.push('aside_open', 'aside', 1);
  open.map = [startLine, lastLine + 1];
  readContent(state, startLine, lastLine, opening.length);
  state.line = lastLine + 1;
  state.push('aside_close', 'aside', -1);
  return true;
}

/** Limits the search, so that many unclosed ones do not take long. */
const MAX_LINES = 1000;

/** The line on which the element ends, skipping nested ones; `undefined` if it does not end. */
function closingLine(state: StateBlock, startLine: number, endLine: number): number | undefined {
  let depth = 0;
  for (let line = startLine; line < Math.min(endLine, startLine + MAX_LINES); line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    if (isFenced(state, line)) continue;
    const text = lineOf(state, line).trimEnd();
    for (const [tag] of text.matchAll(TAG)) depth += tag.startsWith('</') ? -1 : 1;
    if (depth <= 0) return CLOSING.test(text) ? line : undefined;
  }
  return undefined;
}

/** Whether the content is HTML rather than Markdown: whether it is indented and begins with a tag. */
function isHtml(state: StateBlock, startLine: number, lastLine: number): boolean {
  const indent = (state.sCount[startLine + 1] ?? 0) - (state.sCount[startLine] ?? 0);
  return startLine < lastLine && indent > 0 && lineOf(state, startLine + 1).startsWith('<');
}

/** Reads the lines in between, the first without `<aside>` and the last without `</aside>`. */
function readContent(state: StateBlock, startLine: number, lastLine: number, opening: number): void {
  const { parentType, lineMax } = state;
  const start = state.bMarks[startLine] ?? 0;
  const shift = state.tShift[startLine] ?? 0;
  const end = state.eMarks[lastLine] ?? 0;
  const text = state.src.slice(start, end).trimEnd();
  state.bMarks[startLine] = start + shift + opening;
  state.tShift[startLine] = 0;
  const contentEnd = start + text.replace(CLOSING, '').trimEnd().length;
  state.eMarks[lastLine] = Math.max(contentEnd, state.bMarks[lastLine] ?? 0);
  // A paragraph in it does not continue after it.
  state.lineMax = lastLine + 1;
  state.parentType = 'blockquote';
  const { length } = state.tokens;
  state.md.block.tokenize(state, startLine, lastLine + 1);
  // Blocks that keep their last line break use the sentinel after the content.
  for (const token of state.tokens.slice(length))
    if (token.type !== 'inline' && token.map?.[1] === lastLine + 1 && token.content.endsWith('<'))
      token.content = token.content.slice(0, -1);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.bMarks[startLine] = start;
  state.tShift[startLine] = shift;
  state.eMarks[lastLine] = end;
}
