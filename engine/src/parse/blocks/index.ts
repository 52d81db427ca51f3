import type { Token } from 'markdown-it';
import type { Block } from '../../document.js';
import type { TokenReader } from '../reader.js';
import { blockquote } from './blockquote.js';
import { fence, indentedCode } from './code.js';
import { footnoteDefinition } from './footnote-definition.js';
import { heading } from './heading.js';
import { html } from './html.js';
import { list } from './list.js';
import { paragraph } from './paragraph.js';
import { table } from './table.js';
import { thematicBreak } from './thematic-break.js';

/** Reads one block whose opening token was just taken. */
export type BlockHandler = (reader: TokenReader, token: Token) => readonly Block[];

const handlers: Record<string, BlockHandler> = {
  blockquote_open: blockquote,
  bullet_list_open: list,
  code_block: indentedCode,
  fence,
  footnote_definition_open: footnoteDefinition,
  heading_open: heading,
  hr: thematicBreak,
  html_block: html,
  ordered_list_open: list,
  page_break: (reader) => [{ type: 'pageBreak', line: reader.line }],
  paragraph_open: paragraph,
  table_open: table,
};

/** Reads blocks up to and including the closing token of type `close`, or to the end. */
export function blocksUntil(reader: TokenReader, close: string | undefined): Block[] {
  const blocks: Block[] = [];
  for (let token = reader.next(); token && token.type !== close; token = reader.next()) {
    const handler = handlers[token.type];
    if (!handler) throw new Error(`Cannot read a token of type ${token.type}, expected a block`);
    blocks.push(...handler(reader, token));
  }
  return blocks;
}
