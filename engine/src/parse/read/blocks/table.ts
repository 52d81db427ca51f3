import type { Token } from 'markdown-it';
import type { Alignment, Block, Inline, TableCell, TableRow } from '../../../model/document.js';
import { blocksAmong, hasTree } from '../../html/among-text.js';
import { headerRowsOf } from '../../rules/block/table-tokens.js';
import { cellsWritten } from '../../rules/core/table-cells.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { readCaption } from './caption.js';

export const table: BlockHandler = (reader, open) => {
  const { line } = reader;
  const rows: TableRow[] = [];
  const align: (Alignment | undefined)[] = [];
  let caption: readonly Inline[] | undefined;
  let name: string | undefined;
  for (let token = reader.next(); token && token.type !== 'table_close'; token = reader.next()) {
    if (token.type === 'tr_open') rows.push(row(reader, token, rows.length === 0 ? align : undefined));
    if (token.type === 'table_caption_open') ({ caption, name } = readCaption(reader, token));
  }
  const named = { ...(caption && { caption }), ...(name !== undefined && { anchors: [name] }) };
  return [{ type: 'table', align, ...named, headerRows: headerRowsOf.get(open) ?? 1, rows, line }];
};

function row(reader: TokenReader, open: Token, align: (Alignment | undefined)[] | undefined): TableRow {
  const { line } = reader;
  const cells: TableCell[] = [];
  for (let token = reader.next(); token && token.type !== 'tr_close'; token = reader.next()) {
    if (token.type !== 'inline') {
      if (token.nesting === 1) align?.push(alignment(token));
      continue;
    }
    const tokens = token.children ?? [];
    const children: readonly Block[] = hasTree(tokens)
      ? blocksAmong(reader, tokens)
      : [paragraph(reader, tokens, line)];
    cells.push({ children });
  }
  // The parser pads short rows; the model keeps only the cells that were written.
  const written = cellsWritten.get(open) ?? cells.length;
  return { cells: cells.slice(0, Math.max(written, 1)), line };
}

function paragraph(reader: TokenReader, tokens: readonly Token[], line: number): Block {
  const children = reader.inlines(tokens);
  return { type: 'paragraph', ...reader.takeAnchors(), children, line };
}

function alignment(token: Token): Alignment | undefined {
  const match = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''));
  return match?.[1] as Alignment | undefined;
}
