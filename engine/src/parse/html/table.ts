import type { AnyNode, Element } from 'domhandler';
import { cellLookIn, type StyledElement } from '../../css/cell-look.js';
import { declarationsOf } from '../../css/declarations.js';
import type { CellLook } from '../../model/block-look.js';
import type { Block, Paragraph, Table, TableCell, TableRow } from '../../model/document.js';
import { wholeHeader } from '../../model/nodes/table-grid.js';
import { BOOKDOWN_NAME } from '../../source/bookdown-names.js';
import { largest } from '../../text/long-arrays.js';
import { directed } from '../direction.js';
import { proportionsIn, shareIn } from '../table-widths.js';
import { alignmentOf } from './alignment.js';
import { inLooks } from './block-looks.js';
import { directionOfElement } from './direction.js';
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
  const rows = withWholeHead(SECTIONS.flatMap((name) => found.filter(({ section }) => section === name)));
  const headerRows = wholeHeader(countHeaderRows(rows), rows, ({ node, following }) =>
    cellsOf(node).map((cell) => rowSpanOf(cell, following)),
  );
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
      ...widthsOf(node, rows),
      align: [],
      headerRows,
      rows: read,
      line: reader.line(node),
    },
  ];
}

/** The shares of the columns, from `col` elements or the cells of the first row whose cells are not merged. */
function widthsOf(node: Element, rows: readonly Row[]): Pick<Table, 'widths'> {
  const columns = node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.name === 'col' ? [child] : child.name === 'colgroup' ? child.children.filter(isElement) : [];
  });
  const shares = columns.flatMap((column) => {
    const count = Number.parseInt(column.attribs.span ?? '1', 10);
    return Array.from({ length: Math.min(Math.max(1, count || 1), MAX_SPAN) }, () => shareOf(column));
  });
  const plain = rows
    .map(({ node: row }) => cellsOf(row))
    .find((cells) => cells.every((cell) => columnSpanOf(cell) === 1));
  const cells = plain ?? [];
  const given = [shares, cells.map(shareOf), proportionsOf(columns), proportionsOf(cells)];
  const widths = given.find((each) => each.some((share) => share !== undefined));
  return widths ? { widths } : {};
}

function shareOf(column: Element): number | undefined {
  return shareIn(writtenWidth(column));
}

/** The shares of columns that all have lengths in the same unit. */
function proportionsOf(columns: readonly Element[]): readonly number[] {
  return proportionsIn(columns.map(writtenWidth)) ?? [];
}

function writtenWidth({ attribs }: Element): string | undefined {
  return /(?:^|;)\s*width\s*:\s*([^;]+)/i.exec(attribs.style ?? '')?.[1] ?? attribs.width;
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
    ? { caption: withoutName(only), others: [] }
    : { others: blocks };
}

const NAME = new RegExp(`^\\s*\\(${BOOKDOWN_NAME}\\s*`);

/** bookdown's name at its beginning becomes one of the table. */
function withoutName(caption: Paragraph): Paragraph {
  const [first, ...others] = caption.children;
  const [source, name] = (first?.type === 'text' && NAME.exec(first.value)) || [];
  if (first?.type !== 'text' || source === undefined || name === undefined) return caption;
  const text = { ...first, value: first.value.slice(source.length) };
  return { ...caption, anchors: [...(caption.anchors ?? []), name], children: [text, ...others] };
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
    else if (isElement(node) && /^(?:caption|col|colgroup)$/.test(node.name)) continue;
    else if (reader.holds(node) || !isBlank(node)) others.push(node);
  }
  return rows;
}

/**
 * Rows of which the header takes those below `thead` into which its cells reach, where they leave room for them: Word marks only the
 * first row of such a header. If it takes all rows, there is none. In any other table, a cell ends with its section (HTML 4.9.12).
 */
function withWholeHead(rows: readonly Row[]): readonly Row[] {
  const inHead = rows.filter(({ section }) => section === 'thead');
  const end = inHead.length;
  const reach = inHead.map(({ node }, index) => ({
    until:
      index +
      largest(
        cellsOf(node).map((cell) => spanOf(cell, 'rowspan')),
        1,
      ),
    columns: (row: number) =>
      sum(
        cellsOf(node)
          .filter((cell) => index + spanOf(cell, 'rowspan') > row)
          .map(columnSpanOf),
      ),
  }));
  const width = largest(
    reach.map(({ columns }, index) => columns(index)),
    0,
  );
  const bodyEnd = end + rows.filter(({ section }) => section === 'tbody').length;
  const wanted = Math.min(
    bodyEnd,
    largest(
      reach.map(({ until }) => until),
      0,
    ),
  );
  let taken = end;
  while (taken < wanted) {
    const own = sum(cellsOf(rows[taken]?.node).map(columnSpanOf));
    if (own + sum(reach.map(({ columns }) => columns(taken))) !== width || own === width) break;
    taken++;
  }
  if (taken === end) return rows;
  const section = taken < rows.length ? 'thead' : 'tbody';
  return rows.map((row, index) => (index < taken ? { ...row, section, following: taken - index - 1 } : row));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function cellsOf(row: Element | undefined): readonly Element[] {
  return row?.children.filter(isElement) ?? [];
}

/** The rows of `thead`, or without one, the rows at the top that contain only header cells. */
function countHeaderRows(rows: readonly Row[]): number {
  const inHead = rows.filter(({ section }) => section === 'thead').length;
  if (inHead > 0) return inHead;
  const end = rows.findIndex(({ node }) => {
    const cells = cellsOf(node);
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
  const columnSpan = columnSpanOf(node);
  const rowSpan = rowSpanOf(node, following);
  const align = alignmentOf(node) ?? alignmentOf(row);
  const look = cellLook(node, row);
  const direction = directionOfElement(node) ?? directionOfElement(row);
  return {
    children: directed(inLooks(node, reader.blocks(node.children), reader, look?.background), direction),
    ...(columnSpan > 1 ? { columnSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    ...(isBody && node.name === 'th' ? { header: true } : {}),
    ...(align ? { align } : {}),
    ...(look ? { look } : {}),
  };
}

/** How a cell differs from the style of its table, by itself and by what it is in. */
function cellLook(cell: Element, row: Element): CellLook | undefined {
  const around: Element[] = [];
  for (let element: Element['parent'] = row; element && isElement(element); element = element.parent) {
    around.push(element);
    if (element.name === 'table') break;
  }
  const table = around.at(-1)?.name === 'table' ? around.pop() : undefined;
  return cellLookIn({ cell: styled(cell), rows: around.map(styled), table: table && styled(table) });
}

function styled({ attribs }: Element): StyledElement {
  return { style: declarationsOf(attribs.style ?? ''), attributes: attribs };
}

function columnSpanOf(cell: Element): number {
  return Math.min(spanOf(cell, 'colspan') || 1, MAX_SPAN);
}

/** A cell ends with its section. */
function rowSpanOf(cell: Element, following: number): number {
  const written = spanOf(cell, 'rowspan');
  return Math.min(written === 0 ? following + 1 : written, following + 1);
}

/** The span of a cell: 1 by default; `rowspan="0"` means all following rows of the section. */
function spanOf({ attribs }: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(attribs[name] ?? '1', 10);
  return span >= 0 ? span : 1;
}
