import type { AnyNode, Element } from 'domhandler';
import type { Block, TableCell, TableRow } from '../../model/document.js';
import { isElement } from '../html/nodes.js';
import { isOn, type WordSource } from './word-source.js';

const named = (node: Element, name: string): readonly Element[] =>
  node.children.filter(isElement).filter((each) => each.name === name);

/** More columns than Word has (17.4.49) come from texts made to break programs. */
const MAX_COLUMNS = 63;

/** A cell that the ones below it continue, with the number of rows that it has so far. */
interface Placed {
  readonly cell: TableCell;
  rows: number;
}

/** A table of WordprocessingML (17.4) with merged cells; its borders and widths are those of our own tables. */
export function wordTable(
  node: Element,
  { line }: WordSource,
  blocksIn: (nodes: readonly AnyNode[]) => readonly Block[],
): Block[] {
  const rows: Placed[][] = [];
  /** The cells that reach into the next row, by the columns where they begin. */
  let above = new Map<number, Placed>();
  let headerRows = 0;
  const tableRows = named(node, 'w:tr');
  for (const [index, row] of tableRows.entries()) {
    const isHeader = named(row, 'w:trPr').some((own) => named(own, 'w:tblHeader').some(isOn));
    if (isHeader && headerRows === index) headerRows++;
    const placed: Placed[] = [];
    const reaching = new Map<number, Placed>();
    let column = 0;
    for (const cell of named(row, 'w:tc')) {
      const [properties] = named(cell, 'w:tcPr');
      const own = new Map(properties?.children.filter(isElement).map((each) => [each.name, each]));
      const span = Number.parseInt(own.get('w:gridSpan')?.attribs['w:val'] ?? '1', 10);
      const columnSpan = Math.min(Math.max(1, span || 1), MAX_COLUMNS);
      const merge = own.get('w:vMerge');
      const before = above.get(column);
      const continues = merge !== undefined && merge.attribs['w:val'] !== 'restart' && before !== undefined;
      if (continues) {
        before.rows++;
        reaching.set(column, before);
      } else {
        const content = cell.children.filter((child) => child !== properties);
        const children = blocksIn(content);
        const made = { cell: { children, ...(columnSpan > 1 && { columnSpan }) }, rows: 1 };
        placed.push(made);
        if (merge) reaching.set(column, made);
      }
      column += columnSpan;
    }
    above = reaching;
    rows.push(placed);
  }
  if (rows.length === 0) return [];
  const read: TableRow[] = rows.map((cells) => ({
    cells: cells.map(({ cell, rows: rowSpan }) => ({ ...cell, ...(rowSpan > 1 && { rowSpan }) })),
    line,
  }));
  return [{ type: 'table', align: [], headerRows: Math.min(headerRows, rows.length), rows: read, line }];
}
