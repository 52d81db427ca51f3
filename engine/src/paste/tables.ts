import type { ChildNode, Element } from 'domhandler';
import {
  append,
  childrenOf,
  element,
  elementsIn,
  isBlankText,
  isElement,
  isWithin,
  remove,
  rename,
  replace,
  styleOf,
  textOf,
} from './dom.js';

/** Gives data tables a header row and line breaks in their cells, and dissolves tables that are only used for page layout. */
export function tables(root: Element): void {
  for (const table of elementsIn(root).reverse()) {
    if (table.name !== 'table' || !isWithin(table, root)) continue;
    if (isLayout(table))
      replace(
        table,
        cellsOf(table).map((cell) => element('div', {}, childrenOf(cell))),
      );
    else settle(table);
  }
}

function rowsOf(table: Element): Element[] {
  return childrenOf(table)
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr'
        ? [child]
        : /^(?:thead|tbody|tfoot)$/.test(child.name)
          ? childrenOf(child)
              .filter(isElement)
              .filter(({ name }) => name === 'tr')
          : [],
    );
}

function cellsOf(table: Element): Element[] {
  return rowsOf(table).flatMap((row) =>
    childrenOf(row)
      .filter(isElement)
      .filter(({ name }) => /^t[dh]$/.test(name)),
  );
}

function isLayout(table: Element): boolean {
  const cells = cellsOf(table);
  if (/^(?:presentation|none)$/.test(table.attribs.role ?? '')) return true;
  if (cells.some(({ name }) => name === 'th')) return false;
  const isSingle = rowsOf(table).every((row) => childrenOf(row).filter(isElement).length <= 1);
  return (
    (isSingle && cells.length <= 1) ||
    cells.some((cell) => elementsIn(cell).some(({ name }) => name === 'table'))
  );
}

function settle(table: Element): void {
  const rows = rowsOf(table).filter((row) => childrenOf(row).some(isElement));
  setAlignment(rows);
  for (const cell of cellsOf(table)) joinLines(cell);
  const [first] = rows;
  const hasHead = childrenOf(table).some(
    (child) => isElement(child) && child.name === 'thead' && childrenOf(child).some(isElement),
  );
  if (!first || hasHead || isAllHeader(first)) return;
  const caption = childrenOf(table).filter((child) => isElement(child) && child.name === 'caption');
  const height = childrenOf(first).reduce(
    (most, cell) => Math.max(most, isElement(cell) ? Number(cell.attribs.rowspan ?? 1) || 1 : 1),
    1,
  );
  const header = rows.slice(0, height);
  for (const cell of header.flatMap((row) => childrenOf(row))) if (isElement(cell)) rename(cell, 'th');
  const head = element('thead', {}, header);
  const body = element('tbody', {}, rows.slice(height));
  const rest = childrenOf(table).filter(
    (child) => isElement(child) && !/^(?:t(?:body|foot|r)|colgroup|col|caption)$/.test(child.name),
  );
  for (const child of childrenOf(table)) remove(child);
  append(table, [...caption, ...rest, head, body]);
}

/**
 * Aligns a column to the right or the centre if all of its cells below the first row are; other columns keep the default of the
 * reader's language. If cells span several columns, the alignment of a cell says nothing about a column.
 */
function setAlignment(rows: readonly Element[]): void {
  const cells = rows.map((row) => childrenOf(row).filter(isElement));
  const isPlain = cells.flat().every(({ attribs }) => !attribs.colspan && !attribs.rowspan);
  const columns = isPlain ? cells.reduce((most, { length }) => Math.max(most, length), 0) : 0;
  const aligned = Array.from({ length: columns }, (_, column) => {
    const filled = cells.slice(1).flatMap((row) => row[column] ?? []);
    const found = new Set(
      filled.filter((cell) => textOf(cell).trim() !== '').map((cell) => alignmentOf(cell)),
    );
    const [only] = found;
    return found.size === 1 && only !== 'left' ? only : undefined;
  });
  for (const row of cells)
    for (const [column, cell] of row.entries()) {
      delete cell.attribs.align;
      const alignment = aligned[column];
      if (alignment !== undefined) cell.attribs.align = alignment;
    }
}

/** The alignment of a cell, of everything in it, or of its row. */
function alignmentOf(cell: Element): string | undefined {
  const inner = childrenOf(cell).filter((child) => !isBlankText(child));
  const [only] = inner;
  const held = inner.length === 1 && only && isElement(only) && /^(?:p|div)$/.test(only.name) ? [only] : [];
  const row = cell.parent && isElement(cell.parent) ? [cell.parent] : [];
  return [...held, cell, ...row]
    .map((node) => styleOf(node).get('text-align') ?? node.attribs.align?.toLowerCase())
    .find((value) => value === 'left' || value === 'center' || value === 'right');
}

function isAllHeader(row: Element): boolean {
  return childrenOf(row)
    .filter(isElement)
    .every(({ name }) => name === 'th');
}

/** Turns the paragraphs of a cell into lines, so that the cell has one paragraph. */
function joinLines(cell: Element): void {
  const children = childrenOf(cell).filter((child) => !isBlankText(child));
  const areLines =
    children.length > 0 &&
    children.every((child) => isElement(child) && /^(?:p|div)$/.test(child.name) && isLine(child));
  if (!areLines) return;
  const lines = children.filter(isElement).filter(
    (line) =>
      textOf(line)
        .replace(/\u00a0/g, ' ')
        .trim() !== '' || elementsIn(line).length > 0,
  );
  const joined = lines.flatMap((line, index): readonly ChildNode[] =>
    index === 0 ? childrenOf(line) : [element('br'), ...childrenOf(line)],
  );
  for (const child of childrenOf(cell)) remove(child);
  append(cell, joined);
}

function isLine(line: Element): boolean {
  return (
    !elementsIn(line).some(({ name }) =>
      /^(?:p|div|ul|ol|table|pre|h[1-6]|blockquote|hr|dl|details)$/.test(name),
    ) && styleOf(line).get('display') !== 'none'
  );
}
