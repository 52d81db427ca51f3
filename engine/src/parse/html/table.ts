import type { AnyNode, Element } from 'domhandler';
import type { Block, Paragraph, TableCell, TableRow } from '../../model/document.js';
import { alignmentOf } from './alignment.js';
import { inLooks } from './looks.js';
import { isBlank, isElement } from './nodes.js';
import type { HtmlReader } from './reader.js';

/** A row of a table with its section. */
interface Row {
  readonly node: Element;
  readonly section: string;
  /** The number of rows that follow in its section. */
  readonly following: number;
}

/** A table. Content outside its cells is moved before it, as in a browser. */
export function table(node: Element, reader: HtmlReader): Block[] {
  const before: AnyNode[] = [];
  const hasCaption = node.children.some((child) => isElement(child) && child.name === 'caption');
  const { anchors } = hasCaption ? reader.tokens.takeAnchors() : {};
  const found = rowsOf(node.children, 'tbody', reader, before);
  const rows = SECTIONS.flatMap((name) => found.filter(({ section }) => section === name));
  const headerRows = countHeaderRows(rows);
  const read = rows.map((row, index) => readRow(row, index >= headerRows, reader, before));
  const blocks = reader.blocks(before);
  const { caption, others } = captionOf(node, reader);
  const names = [...(anchors ?? []), ...(caption?.anchors ?? [])];
  if (caption) reader.tokens.hasNumbered = true;
  if (rows.length === 0) return [...blocks, ...others, ...(caption ? [caption] : [])];
  return [
    ...blocks,
    ...others,
    {
      type: 'table',
      ...(caption ? { caption: caption.children } : {}),
      ...(names.length > 0 && { anchors: names }),
      align: [],
      headerRows,
      rows: read,
      line: reader.line(node),
    },
  ];
}

/** The caption, if it is one line of text; otherwise its blocks precede the table. */
function captionOf(
  { children }: Element,
  reader: HtmlReader,
): { readonly caption?: Paragraph; readonly others: readonly Block[] } {
  const captions = children.filter((node) => isElement(node) && node.name === 'caption');
  const blocks = captions.flatMap((node) => (isElement(node) ? reader.blocks(node.children) : []));
  const [only] = blocks;
  return only?.type === 'paragraph' && blocks.length === 1
    ? { caption: only, others: [] }
    : { others: blocks };
}

/** The sections of a table in display order. */
const SECTIONS = ['thead', 'tbody', 'tfoot'];

function rowsOf(nodes: readonly AnyNode[], section: string, reader: HtmlReader, others: AnyNode[]): Row[] {
  const rows: Row[] = [];
  let following = nodes.filter((node) => isElement(node) && node.name === 'tr').length;
  for (const node of nodes) {
    if (isElement(node) && node.name === 'tr') rows.push({ node, section, following: --following });
    else if (isElement(node) && SECTIONS.includes(node.name))
      for (const row of rowsOf(node.children, node.name, reader, others)) rows.push(row);
    else if (isElement(node) && node.name === 'caption') continue;
    else if (reader.holds(node) || !isBlank(node)) others.push(node);
  }
  return rows;
}

/** The rows of `thead`, or without one, the rows at the top that contain only header cells. */
function countHeaderRows(rows: readonly Row[]): number {
  const inHead = rows.filter(({ section }) => section === 'thead').length;
  if (inHead > 0) return inHead;
  const end = rows.findIndex(({ node }) => {
    const cells = node.children.filter(isElement);
    return cells.length === 0 || !cells.every(({ name }) => name === 'th');
  });
  return end < 0 ? Math.min(rows.length, 1) : end;
}

function readRow({ node, following }: Row, isBody: boolean, reader: HtmlReader, others: AnyNode[]): TableRow {
  const cells: TableCell[] = [];
  for (const child of node.children) {
    if (isElement(child)) cells.push(readCell(child, node, following, isBody, reader));
    else if (reader.holds(child) || !isBlank(child)) others.push(child);
  }
  return { cells, line: reader.line(node) };
}

/** Values above Word's limit make no difference. */
const MAX_SPAN = 64;

function readCell(
  node: Element,
  row: Element,
  following: number,
  isBody: boolean,
  reader: HtmlReader,
): TableCell {
  const columnSpan = Math.min(spanOf(node, 'colspan') || 1, MAX_SPAN);
  const written = spanOf(node, 'rowspan');
  const rowSpan = Math.min(written === 0 ? following + 1 : written, following + 1);
  const align = alignmentOf(node) ?? alignmentOf(row);
  return {
    children: inLooks(node, reader.blocks(node.children), reader),
    ...(columnSpan > 1 ? { columnSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    ...(isBody && node.name === 'th' ? { header: true } : {}),
    ...(align ? { align } : {}),
  };
}

/** The span of a cell: 1 by default; `rowspan="0"` means all following rows of the section. */
function spanOf({ attribs }: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(attribs[name] ?? '1', 10);
  return span >= 0 ? span : 1;
}
