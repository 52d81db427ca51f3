import type { Element } from 'domhandler';
import type { Alignment, Block, TableRow } from '../../document.js';
import { type HtmlReader, isElement } from './reader.js';

/** A table; captions and whatever else is not a row comes before it. */
export function table(node: Element, reader: HtmlReader): Block[] {
  const parts = tableParts(node);
  const before = parts.filter(({ name }) => name !== 'tr').flatMap(({ children }) => reader.blocks(children));
  const cells = parts
    .filter(({ name }) => name === 'tr')
    .map((row) => ({ row, cells: row.children.filter(isElement) }));
  const [first] = cells;
  if (!first) return before;
  const rows: TableRow[] = cells.map(({ row, cells: children }) => ({
    cells: children.map((cell) => ({ children: reader.blocks(cell.children) })),
    line: reader.line(row),
  }));
  const header = first.cells.length > 0 && first.cells.every(({ name }) => name === 'th');
  const align = first.cells.map(alignmentOf);
  return [...before, { type: 'table', align, header, rows, line: reader.line(node) }];
}

/** The rows of a table, and captions; sections such as `tbody` are looked through. */
function tableParts(node: Element): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((part) => (/^t(?:head|body|foot)$/.test(part.name) ? part.children.filter(isElement) : [part]));
}

function alignmentOf({ attribs }: Element): Alignment | undefined {
  const value = attribs.align ?? /text-align:\s*(\w+)/.exec(attribs.style ?? '')?.[1];
  return value === 'left' || value === 'center' || value === 'right' ? value : undefined;
}
