import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_NOTHING } from '../row.js';
import { endsParagraphAt, isIndented, lineOf } from './block-lines.js';

/**
 * Lists that are indented too far, right below the text that they belong to: by two tabs below an item, as note apps accept,
 * or by four spaces below a paragraph. In CommonMark, their lines continue the paragraph, as in `Fruit: - apples - pears`. So do items that
 * are indented by more than three spaces and less than what they belong to, right below a list.
 * Below a paragraph that is in no list, there are at least two items, since a single line may be a signature or a subtraction.
 *
 * @example
 * - item
 *         - deep
 *         - deeper
 */
export const deepLists: BlockRow = {
  kind: 'block',
  name: 'deep_list',
  dialect: 'any',
  needs: mayHaveDeepLists,
  alt: ENDS_NOTHING,
  read: deepList,
};

/**
 * @example
 * Fruit:
 *     - apples
 *     - pears
 */
export const paragraphsAboveDeepLists: BlockRow = {
  kind: 'block',
  name: 'paragraph_above_deep_list',
  dialect: 'any',
  needs: mayHaveDeepLists,
  alt: ENDS_NOTHING,
  read: paragraphAbove,
};

const ITEM = /^(?:([-*+])|1[.)])[ \t]+(?=\S)/;
const ANY_ITEM = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
const RULE = /^([-*])(?:[ \t]*\1)+[ \t]*$/;

function deepList(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (silent || !isIndented(state, startLine)) return false;
  if (!isBelowParagraph(state, startLine))
    return isBelowList(state, startLine) && readList(state, startLine, endLine);
  return beginsList(state, startLine, endLine) && readList(state, startLine, endLine);
}

function readList(state: StateBlock, startLine: number, endLine: number): true {
  const { blkIndent } = state;
  state.blkIndent = state.sCount[startLine] ?? 0;
  state.md.block.tokenize(state, startLine, endLine);
  state.blkIndent = blkIndent;
  return true;
}

/** Whether an item stands right below a list that it does not belong to by its indent. */
function isBelowList(state: StateBlock, line: number): boolean {
  if (!/^(?:bullet|ordered)_list_close$/.test(state.tokens.at(-1)?.type ?? '')) return false;
  return !state.isEmpty(line - 1) && ANY_ITEM.test(lineOf(state, line)) && !RULE.test(lineOf(state, line));
}

function isBelowParagraph({ tokens }: StateBlock, line: number): boolean {
  return tokens.at(-1)?.type === 'paragraph_close' && tokens.at(-3)?.map?.[1] === line;
}

/** Ends a paragraph where such a list begins. */
function paragraphAbove(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const end = silent ? undefined : lineOfList(state, startLine, endLine);
  if (end === undefined) return false;
  state.line = end;
  state.push('paragraph_open', 'p', 1).map = [startLine, end];
  const text = state.push('inline', '', 0);
  text.content = state.getLines(startLine, end, state.blkIndent, false).trim();
  text.map = [startLine, end];
  text.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
}

/** The line on which such a list begins; undefined if the paragraph ends before one. */
function lineOfList(state: StateBlock, startLine: number, endLine: number): number | undefined {
  let found = startLine + 1;
  while (found < endLine && !state.isEmpty(found) && !isDeep(state, found, endLine)) found++;
  if (found >= endLine || state.isEmpty(found)) return undefined;
  const { parentType } = state;
  state.parentType = 'paragraph';
  let end = startLine + 1;
  while (end < found && !endsAt(state, end, endLine)) end++;
  state.parentType = parentType;
  return end === found ? found : undefined;
}

function isDeep(state: StateBlock, line: number, endLine: number): boolean {
  return isIndented(state, line) && beginsList(state, line, endLine);
}

function endsAt(state: StateBlock, line: number, endLine: number): boolean {
  return !isIndented(state, line) && (state.sCount[line] ?? 0) >= 0 && endsParagraphAt(state, line, endLine);
}

function beginsList(state: StateBlock, startLine: number, endLine: number): boolean {
  const text = lineOf(state, startLine);
  const item = ITEM.exec(text);
  if (!item || RULE.test(text)) return false;
  if (state.listIndent >= 0) return true;
  const [, bullet] = item;
  const next = bullet === undefined ? /^2[.)][ \t]/ : ITEM;
  for (let line = startLine + 1; line < endLine && !state.isEmpty(line); line++) {
    if (state.sCount[line] === state.sCount[startLine] && next.exec(lineOf(state, line))?.[1] === bullet)
      return true;
  }
  return false;
}

const INDENTED_ITEM = /\n([ \t>]+)(?:[-*+]|\d{1,9}[.)])[ \t]/g;
const MARKER = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

/** Whether an item in a text is indented so much further than the text above it that it may begin such a list. */
export function mayHaveDeepLists(text: string): boolean {
  for (const { 1: indent = '', index } of text.matchAll(INDENTED_ITEM)) {
    const column = widthOf(indent);
    if (column >= 4 && isDeepBelow(text, index, column)) return true;
  }
  return false;
}

/** Whether a column is so far to the right of the paragraph that ends at a place, whose lines may be indented differently. */
function isDeepBelow(text: string, end: number, column: number): boolean {
  for (let to = end; to > 0; ) {
    const from = text.lastIndexOf('\n', to - 1) + 1;
    const line = text.slice(from, to);
    if (line.trim() === '') return false;
    const marker = MARKER.exec(line)?.[0];
    const indent = widthOf(/^[ \t>]*/.exec(line)?.[0] ?? '');
    // An item of a list further in: the one whose list it may belong to is above.
    if (marker !== undefined && indent > column) {
      to = from - 1;
      continue;
    }
    if (marker !== undefined)
      return column >= widthOf(marker) + 4 || (indent < column && column < widthOf(marker));
    // A paragraph begins up to three spaces to the right of the edge of what it is in.
    if (column >= Math.max(indent, 3) + 1) return true;
    to = from - 1;
  }
  return false;
}

function widthOf(text: string): number {
  let column = 0;
  for (const sign of text) column += sign === '\t' ? 4 - (column % 4) : 1;
  return column;
}
