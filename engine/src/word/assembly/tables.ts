import type { Alignment, Block, Inline, Table, TableCell, TableRow } from '../../model/document.js';
import { wholeHeader } from '../../model/nodes/table-grid.js';
import { counted } from '../../text/counted.js';
import { pushAll } from '../../text/long-arrays.js';
import type { Flat, FlatCell, FlatTable } from '../flat/flat.js';
import type { Assembly } from './assembly.js';

type TableFacts = Pick<Assembly, 'directions' | 'isFromFootmark' | 'losses'>;

/** Converts Word's tables to those of the model. */
export class TableBuilder {
  constructor(
    private readonly facts: TableFacts,
    private readonly blocksOf: (content: readonly Flat[]) => Block[],
  ) {}

  /** A table, or the content of its only cell if the table is merely a frame. */
  blocks(table: FlatTable, given: Pick<Table, 'caption' | 'anchors'>): Block[] {
    const all = table.rows.filter((row) => row.length > 0);
    const title = given.caption ? undefined : this.#titleRow(all);
    const named = title ? { ...given, caption: title } : given;
    const { caption } = named;
    const rows = title ? all.slice(1) : all;
    const above: Block[] = caption ? [{ type: 'paragraph', children: caption, line: 1 }] : [];
    const [first] = rows;
    if (!first) return above;
    if (rows.length === 1 && first.length === 1 && !this.facts.isFromFootmark)
      return [...above, ...this.#onlyCell(first[0])];
    const marked = this.#headerRows({ ...table, headerRows: table.headerRows - (title ? 1 : 0) }, rows);
    const headerRows = wholeHeader(marked, rows, (row, index) =>
      row.map((cell) => (cell.continues ? 1 : heightOf(cell, index, rows))),
    );
    const columns = rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
    const align = columnAligns(this.facts.isFromFootmark ? rows : rows.slice(headerRows), columns);
    const built = rows.map((row, index) => this.#row(row, index, rows, { headerRows, marked, align }));
    this.facts.directions?.takeDown(built, table.rightToLeft);
    const isMerged = built.some(({ cells }) =>
      cells.some(({ columnSpan, rowSpan }) => columnSpan || rowSpan),
    );
    if (isMerged)
      this.facts.losses.add(
        'word-table',
        'merged',
        (count) =>
          `${counted(count, 'table')} with merged cells ${count === 1 ? 'is' : 'are'} written as HTML, since Markdown has no merged cells`,
      );
    return [
      {
        type: 'table',
        // In HTML, every cell would have to repeat the alignment of its column.
        align: isMerged && !this.facts.isFromFootmark ? [] : align,
        ...named,
        headerRows,
        rows: built,
        line: 1,
      } satisfies Table,
    ];
  }

  /** In other programs' tables, a first row that is one cell across all columns is the caption. */
  #titleRow(rows: FlatTable['rows']): readonly Inline[] | undefined {
    const [[cell, ...others] = [], second, third] = rows;
    const isTitle = cell && others.length === 0 && cell.columns > 1 && cell.columns === widthOf(second ?? []);
    if (this.facts.isFromFootmark || !isTitle || !third || !rows.slice(1).every(isPlainRow)) return undefined;
    const [only, ...more] = this.blocksOf(cell.content.map(plainCell));
    if (only?.type !== 'paragraph' || more.length > 0 || only.children.length === 0) return undefined;
    const [mark, ...rest] = only.children;
    return mark?.type === 'strong' && rest.length === 0 ? mark.children : only.children;
  }

  /** A box around text. */
  #onlyCell(cell: FlatCell | undefined): Block[] {
    const children = this.blocksOf(cell?.content ?? []);
    if (children.length === 0) {
      this.facts.losses.add(
        'word-table',
        'empty frame',
        (count) => `${counted(count, 'table')} of a single empty cell left out`,
      );
      return [];
    }
    return [{ type: 'callout', kind: 'note', title: [], children, line: 1 }];
  }

  /** Tables in Markdown have a header; in other programs' tables, the first row usually is one. */
  #headerRows(table: FlatTable, rows: FlatTable['rows']): number {
    if (this.facts.isFromFootmark) return table.headerRows || headingRows(table, rows);
    if (table.headerRows > 0 && table.headerRows < rows.length) return table.headerRows;
    return rows.every(isPlainRow) || table.looksLikeHeader ? 1 : 0;
  }

  #row(
    row: readonly FlatCell[],
    index: number,
    rows: FlatTable['rows'],
    { headerRows, marked, align }: Pick<Table, 'headerRows' | 'align'> & { readonly marked: number },
  ): TableRow {
    const cells: TableCell[] = [];
    const [first] = row;
    if (first && first.column > 0) cells.push({ children: [], ...span('columnSpan', first.column) });
    for (const cell of row) {
      if (cell.continues && index > 0) continue;
      const isHeader = index >= headerRows && (this.facts.isFromFootmark ? isHeading(cell) : index < marked);
      const children = this.#content(cell, index < headerRows || isHeader);
      cells.push({
        children,
        ...span('columnSpan', cell.columns),
        ...span('rowSpan', heightOf(cell, index, rows)),
        ...(isHeader ? { header: true as const } : {}),
        // A cell keeps its alignment only if it differs from the column's; in tables from other programs, often only the header
        // is centred.
        ...(this.facts.isFromFootmark && cell.align && cell.align !== align[cell.column]
          ? { align: cell.align }
          : {}),
      });
    }
    return { cells, line: 1 };
  }

  #content({ content }: FlatCell, isHeader: boolean): Block[] {
    const blocks = this.blocksOf(content.map(plainCell));
    const [only, ...others] = blocks;
    if (!isHeader || this.facts.isFromFootmark || only?.type !== 'paragraph' || others.length > 0)
      return this.#joined(blocks);
    // Header cells are bold anyway.
    const [mark, ...more] = only.children;
    return mark?.type === 'strong' && more.length === 0 ? [{ ...only, children: mark.children }] : blocks;
  }

  /** Joins the paragraphs of a cell with line breaks, so that it fits into a pipe table. */
  #joined(blocks: Block[]): Block[] {
    if (this.facts.isFromFootmark || blocks.length < 2) return blocks;
    const children: Inline[] = [];
    for (const block of blocks) {
      if (block.type !== 'paragraph' || block.anchors) return blocks;
      if (children.length > 0) children.push({ type: 'break' });
      pushAll(children, block.children);
    }
    return [{ type: 'paragraph', children, line: 1 }];
  }
}

/** Whether no cells are merged. */
function isPlainRow(row: readonly FlatCell[]): boolean {
  return row.every(({ columns, continues }) => columns === 1 && !continues);
}

/** Removes the alignment of a cell's paragraph, which the table sets. */
function plainCell(flat: Flat): Flat {
  if (flat.type !== 'paragraph' || flat.direct.alignment === undefined) return flat;
  const { alignment, ...direct } = flat.direct;
  return { ...flat, direct };
}

function span<Name extends 'columnSpan' | 'rowSpan'>(name: Name, count: number): { [Key in Name]?: number } {
  return (count > 1 ? { [name]: count } : {}) as { [Key in Name]?: number };
}

function widthOf(row: readonly FlatCell[]): number {
  const last = row.at(-1);
  return last ? last.column + last.columns : 0;
}

/** The number of rows that a cell spans, by the cells below it that continue it. */
function heightOf(cell: FlatCell, index: number, rows: FlatTable['rows']): number {
  let height = 1;
  while (continuedIn(rows[index + height]).has(cell.column)) height++;
  return height;
}

/** The columns of cells in a row that continue those above. */
function continuedIn(row: readonly FlatCell[] = []): ReadonlySet<number> {
  const found = CONTINUED.get(row) ?? new Set(row.flatMap((each) => (each.continues ? [each.column] : [])));
  CONTINUED.set(row, found);
  return found;
}

const CONTINUED = new WeakMap<readonly FlatCell[], ReadonlySet<number>>();

/** The header rows of a table of ours by their style: LibreOffice marks none of a table in a table as such. */
function headingRows({ looksLikeHeader }: FlatTable, rows: FlatTable['rows']): number {
  if (!looksLikeHeader) return 0;
  const end = rows.findIndex((row) => !row.every(isHeading));
  return end === -1 ? rows.length : end;
}

function isHeading({ content }: FlatCell): boolean {
  return content.some((each) => each.type === 'paragraph' && each.style.role === 'tableHeading');
}

/** For each column, the value that all of its non-empty cells share. */
function columnAligns(rows: FlatTable['rows'], columns: number): (Alignment | undefined)[] {
  const cellsIn = Array.from({ length: columns }, (): FlatCell[] => []);
  for (const cell of rows.flat()) if (cell.columns === 1 && !cell.continues) cellsIn[cell.column]?.push(cell);
  return cellsIn.map((cells) => {
    const filled = cells.filter((cell) => !isBlank(cell));
    const all = new Set((filled.length > 0 ? filled : cells).map(({ align }) => align));
    const [only] = all;
    return all.size === 1 ? only : undefined;
  });
}

function isBlank({ content }: FlatCell): boolean {
  return content.every((each) => each.type === 'paragraph' && each.atoms.length === 0);
}
