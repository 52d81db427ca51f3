import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_NOTHING } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { lineOf } from './block-lines.js';

/** On the inline token of a line: the number of spaces before its text. */
export const lineIndentMeta = tokenMeta<number>('lineIndent');

/**
 * Pandoc's line blocks: lines that begin with a pipe and a space stay lines, and keep the spaces before their text. A line
 * that begins with a space continues the one above it. The tokens are `line_block_open`, an inline with a `lineIndentMeta`
 * for each line, and `line_block_close`.
 *
 * @example
 * | The first line
 * |   and the second
 */
export const lineBlocks: BlockRow = {
  kind: 'block',
  name: 'line_block',
  dialect: 'pandoc',
  needs: ['|'],
  firstCharacters: '|',
  alt: ENDS_NOTHING,
  read: lineBlock,
};

interface WrittenLine {
  readonly indent: number;
  readonly content: string;
  readonly start: number;
  readonly end: number;
}

function lineBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const lines: WrittenLine[] = [];
  for (let line = lineAt(state, startLine, endLine); line; line = lineAt(state, line.end, endLine))
    lines.push(line);
  const last = lines.at(-1);
  if (!last || isTable(lines)) return false;
  if (silent) return true;

  state.push('line_block_open', '', 1).map = [startLine, last.end];
  for (const { indent, content, start, end } of lines) {
    const inline = state.push('inline', '', 0);
    inline.map = [start, end];
    inline.content = content;
    inline.children = [];
    lineIndentMeta.set(inline, indent);
  }
  state.push('line_block_close', '', -1);
  state.line = last.end;
  return true;
}

const LINE = /^\|(?: ( *)(.*))?$/;

/** The line of verse that begins on `start`, with the lines that continue it. */
function lineAt(state: StateBlock, start: number, endLine: number): WrittenLine | undefined {
  if (start >= endLine || state.sCount[start] !== state.blkIndent) return undefined;
  const written = LINE.exec(lineOf(state, start).trimEnd());
  if (!written) return undefined;
  const [, { length: indent } = '', text = ''] = written;
  const content = [text];
  let end = start + 1;
  while (text !== '' && end < endLine && continues(state, end)) content.push(lineOf(state, end++).trim());
  return { indent, content: content.join('\n'), start, end };
}

function continues(state: StateBlock, line: number): boolean {
  return !state.isEmpty(line) && (state.sCount[line] ?? 0) > state.blkIndent;
}

/** Whether the lines look like the rows of a table whose delimiter row is missing. */
function isTable(lines: readonly WrittenLine[]): boolean {
  return (
    lines.some(({ content }) => /(?<!\\)\|$/.test(content)) ||
    lines.every(({ content }) => /\s\|\s/.test(content))
  );
}
