import type { Token } from 'markdown-it';
import type { Alignment, Block, Inline, TableCell, TableRow } from '../../../model/document.js';
import { blocksAmong, hasTree } from '../../html/among-text.js';
import {
  alignmentsOfTable,
  chartOfTable,
  headerRowsOf,
  widthsOfTable,
} from '../../rules/block/table-tokens.js';
import { nameOfTable } from '../../rules/core/block-names.js';
import { cellsWritten } from '../../rules/core/table-cells.js';
import { unreadClasses } from '../../rules/unread-attributes.js';
import { addTokens } from '../inlines/index.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { readCaption } from './caption.js';

export const table: BlockHandler = (reader, open) => {
  const { line } = reader;
  const rows: TableRow[] = [];
  const given = alignmentsOfTable.get(open);
  const align: (Alignment | undefined)[] = [...(given ?? [])];
  let caption: readonly Inline[] | undefined;
  let name: string | undefined;
  for (let token = reader.next(); token && token.type !== 'table_close'; token = reader.next()) {
    if (token.type === 'tr_open')
      rows.push(row(reader, token, rows.length === 0 && !given ? align : undefined));
    if (token.type === 'table_caption_open') {
      ({ caption, name } = readCaption(reader, token));
      reader.leaveOutClasses(unreadClasses.get(token), 'tableClass');
    }
  }
  const widths = widthsOfTable.get(open);
  const chart = chartOfTable.get(open);
  const nameBelow = nameOfTable.get(open);
  const named = {
    ...(widths && { widths }),
    ...(chart && { chart }),
    ...(caption && { caption }),
    ...(name !== undefined && { anchors: [name] }),
    ...(nameBelow !== undefined && { nameBelow }),
  };
  return [{ type: 'table', align, ...named, headerRows: headerRowsOf.get(open) ?? 1, rows, line }];
};

function row(reader: TokenReader, open: Token, align: (Alignment | undefined)[] | undefined): TableRow {
  const { line } = reader;
  const cells: TableCell[] = [];
  for (let token = reader.next(); token && token.type !== 'tr_close'; token = reader.next()) {
    const columnSpan = spanOf(token, 'colspan');
    const rowSpan = spanOf(token, 'rowspan');
    align?.push(alignment(token));
    const children = cellBlocks(reader, `${token.tag}_close`, line);
    cells.push({ children, ...(columnSpan > 1 && { columnSpan }), ...(rowSpan > 1 && { rowSpan }) });
  }
  // The parser pads short rows; the model keeps only the cells that were written.
  const written = cellsWritten.get(open) ?? cells.length;
  return { cells: cells.slice(0, Math.max(written, 1)), line };
}

/** The blocks up to the end of a cell; where it holds running text, a paragraph. */
function cellBlocks(reader: TokenReader, close: string, line: number): readonly Block[] {
  if (reader.peek()?.type !== 'inline') return reader.blocksUntil(close);
  const tokens = reader.next()?.children ?? [];
  reader.expect(close);
  return hasTree(tokens) ? blocksAmong(reader, tokens, addTokens) : [paragraph(reader, tokens, line)];
}

function spanOf(token: Token, name: 'colspan' | 'rowspan'): number {
  return Number(token.attrGet(name) ?? 1);
}

function paragraph(reader: TokenReader, tokens: readonly Token[], line: number): Block {
  const children = reader.inlines(tokens);
  return { type: 'paragraph', ...reader.takeAnchors(), children, line };
}

function alignment(token: Token): Alignment | undefined {
  const match = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''));
  return match?.[1] as Alignment | undefined;
}

/** A comment with a chart, above the table that is shown as it. What the caption says of the chart comes first. */
export const chartComment: BlockHandler = (reader, token) => {
  const { line } = reader;
  const marks = chartOfTable.get(token);
  const below: readonly Block[] = /^(?:table_open|html_block)$/.test(reader.peek()?.type ?? '')
    ? reader.block()
    : [];
  const [first, ...others] = below;
  if (first?.type === 'table' && marks) return [{ ...first, chart: first.chart ?? marks }, ...others];
  reader.comments.push({ line });
  return below;
};
