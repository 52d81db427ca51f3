import type { MarkdownIt, StateBlock } from 'markdown-it';
import { lineOf } from './block-lines.js';

/** `: Caption`, or pandoc's `Table: Caption`. A label after it is not part of the text. */
const CAPTION = /^(?:Table)?:[ \t]+(\S.*?)[ \t]*(?:\{#[^{}]*\}[ \t]*)?$/;

/**
 * Captions below pipe tables, directly under the last row or after a blank line, as in pandoc and MultiMarkdown.
 * The tokens are `table_caption_open`, an inline and `table_caption_close`, before the end of the table.
 */
export function tableCaptions(md: MarkdownIt): void {
  // A table calls the rules that may end a quote to find its own end.
  md.block.ruler.before('definition_list', 'table_caption', tableCaption, { alt: ['blockquote'] });
}

function tableCaption(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  if (state.sCount[startLine] !== state.blkIndent) return false;
  const caption = CAPTION.exec(lineOf(state, startLine))?.[1];
  if (caption === undefined) return false;
  if (silent) return String(state.parentType) === 'table';
  if (!followsTable(state, startLine)) return false;
  const end = state.tokens.pop();
  state.push('table_caption_open', 'caption', 1);
  const inline = state.push('inline', '', 0);
  inline.content = caption;
  inline.map = [startLine, startLine + 1];
  inline.children = [];
  state.push('table_caption_close', 'caption', -1);
  if (end) state.tokens.push(end);
  state.line = startLine + 1;
  return true;
}

/** Whether the last table ends on this line or the one before, and has no caption yet. */
function followsTable({ tokens }: StateBlock, line: number): boolean {
  if (tokens.at(-1)?.type !== 'table_close' || tokens.at(-2)?.type === 'table_caption_close') return false;
  const open = tokens.findLast(({ type }) => type === 'table_open');
  const end = open?.map?.[1] ?? 0;
  return line === end || line === end + 1;
}
