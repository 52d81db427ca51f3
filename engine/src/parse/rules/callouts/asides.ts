import type { StateBlock } from 'markdown-it';
import { lineOf } from '../block/block-lines.js';
import { type Closing, type ContainerLines, type ContainerRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';

const OPENING = /^<aside>[ \t]*/i;
const TAG = /<\/?aside>/gi;
const CLOSING = /<\/aside>$/i;

/**
 * Notion's callouts: a line `<aside>`, Markdown, and `</aside>` at the end of a line. Notion leaves no blank lines
 * in between, so Markdown would read HTML. The tokens are `aside_open` and `aside_close`.
 *
 * @example
 * <aside>
 * A **note**
 * </aside>
 */
export const asides: ContainerRow = {
  kind: 'block',
  name: 'aside',
  dialect: 'Notion',
  needs: ['<'],
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  firstCharacters: '<',
  container: { open: OPENING, close: closingOf },
  accepts: isMarkdown,
  read: aside,
};

/** An element may contain others of its name. */
function closingOf(): Closing {
  let depth = 0;
  return {
    sign: '</',
    mayBeOnFirstLine: true,
    skipsCode: true,
    isLast(line) {
      for (const [tag] of line.matchAll(TAG)) depth += tag.startsWith('</') ? -1 : 1;
      return depth <= 0 && (CLOSING.test(line) || 'never');
    },
  };
}

/** Content that is indented and begins with a tag is HTML rather than Markdown. */
function isMarkdown(state: StateBlock, { startLine, lastLine }: ContainerLines): boolean {
  const indent = (state.sCount[startLine + 1] ?? 0) - (state.sCount[startLine] ?? 0);
  return startLine === lastLine || indent <= 0 || !lineOf(state, startLine + 1).startsWith('<');
}

function aside(state: StateBlock, { opening, startLine, lastLine }: ContainerLines): void {
  const open = state.push('aside_open', 'aside', 1);
  open.map = [startLine, lastLine + 1];
  readContent(state, startLine, lastLine, opening[0].length);
  state.push('aside_close', 'aside', -1);
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
