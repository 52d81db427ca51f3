import type { Block, List, Table, TableCell } from '../../../model/document.js';
import { namesOfKind } from '../../../model/names/numbered-names.js';
import { largest } from '../../../text/long-arrays.js';
import type { DivMeaning } from '../../rules/block/fenced-divs.js';
import { captionedAs, isCaptionable, isPictures } from '../captioned.js';
import type { TokenReader } from '../reader.js';

/** MyST's figures and tables: what is between their lines, with its caption and names. Their opening token has been taken. */
export function float(
  reader: TokenReader,
  { caption, label, headers }: Extract<DivMeaning, { kind: 'float' }>,
): readonly Block[] {
  const names = [...(reader.takeAnchors().anchors ?? []), ...(label === undefined ? [] : [label])];
  const written = reader.blocksUntil('div_close');
  const blocks = headers ? written.map((block) => tableOf(block, headers)) : written;
  reader.hasNumbered = true;
  if (caption === 'last') {
    const found = captionedAs(blocks, namesOfKind(names, 'fig'), (picture) => reader.captions.get(picture));
    return found ?? named(reader, blocks, names);
  }
  const at = blocks.findIndex(isCaptionable);
  const block = blocks[at];
  if (!block || !isCaptionable(block)) return named(reader, blocks, names);
  const from = blocks.findIndex((each, index) => index !== at && isText(each));
  const text = blocks[from];
  if (names.length === 0 && !text) return blocks;
  const own = {
    ...block,
    ...((text || block.type === 'paragraph') && { caption: text?.type === 'paragraph' ? text.children : [] }),
    ...(names.length > 0 && {
      anchors: [...namesOfKind(names, PREFIXES[block.type]), ...(block.anchors ?? [])],
    }),
  };
  return blocks.flatMap((each, index) => (index === at ? [own] : index === from ? [] : [each]));
}

const PREFIXES = { paragraph: 'fig', table: 'tbl', code: 'lst' } as const;

function isText(block: Block): boolean {
  return block.type === 'paragraph' && !isPictures(block.children);
}

/** Blocks without anything to number: their names lead to the first paragraph. */
function named(reader: TokenReader, blocks: readonly Block[], names: readonly string[]): readonly Block[] {
  const at = blocks.findIndex(({ type }) => type === 'paragraph');
  const block = blocks[at];
  if (names.length === 0) return blocks;
  if (block?.type === 'paragraph')
    return blocks.with(at, { ...block, anchors: [...names, ...(block.anchors ?? [])] });
  for (const name of names) reader.anchor(name);
  return blocks;
}

/** A list of rows, each a list of cells, as a table. */
type Headers = NonNullable<Extract<DivMeaning, { kind: 'float' }>['headers']>;

function tableOf(block: Block, headers: Headers): Block {
  if (block.type !== 'list' || block.children.some(({ children }) => !isRow(children))) return block;
  const rows = block.children.map(({ children, line }) => {
    const [row] = children as readonly List[];
    return {
      cells: (row?.children ?? []).map((cell, column) => cellOf(cell, column < headers.columns)),
      line,
    };
  });
  const count = largest(rows.map(({ cells }) => cells.length));
  const table: Table = {
    type: 'table',
    align: Array.from({ length: count }, () => undefined),
    ...(headers.widths && { widths: headers.widths }),
    headerRows: Math.min(headers.rows, rows.length),
    rows,
    line: block.line,
  };
  return table;
}

function isRow(blocks: readonly Block[]): boolean {
  return blocks.length === 1 && blocks[0]?.type === 'list';
}

function cellOf({ children, line }: List['children'][number], isHeader: boolean): TableCell {
  const blocks: readonly Block[] =
    children.length > 0 ? children : [{ type: 'paragraph', children: [], line }];
  return { children: blocks, ...(isHeader && { header: true as const }) };
}
