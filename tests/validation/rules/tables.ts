import { childNamed, children, childrenNamed, elements } from '../../docx/elements';
import { type DocxPackage, storiesOf } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { type Problem, problem } from '../rule';

/** ECMA-376 part 1, 17.4.65: Word calls a file corrupt when a cell does not end with a paragraph. */
export function* cellsEndWithParagraph(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const cell of elements(root, 'w:tc'))
      if ([...children(cell)].at(-1)?.nodeName !== 'w:p') yield problem(name, cell, 'does not end with w:p');
  }
}

/** Markers that take up no space between two blocks. */
const INVISIBLE = new Set(['w:bookmarkStart', 'w:bookmarkEnd', 'w:proofErr']);

/** Word joins two tables that touch into one. */
export function* tablesApart(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const parent of elements(
      root,
      'w:body',
      'w:tc',
      'w:footnote',
      'w:endnote',
      'w:hdr',
      'w:ftr',
      'w:sdtContent',
    )) {
      const blocks = [...children(parent)].filter(({ nodeName }) => !INVISIBLE.has(nodeName));
      for (const [index, block] of blocks.entries())
        if (block.nodeName === 'w:tbl' && blocks[index + 1]?.nodeName === 'w:tbl')
          yield problem(name, block, 'is directly followed by another table');
    }
  }
}

/** Google Docs, Pages and LibreOffice lay out a table by its absolute widths, which must agree. */
export function* tableWidths(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const table of elements(root, 'w:tbl')) {
      const properties = childNamed(table, 'w:tblPr');
      const width = properties && widthOf(childNamed(properties, 'w:tblW'));
      if (width === undefined) {
        yield problem(name, table, 'has no w:tblW in dxa');
        continue;
      }
      const grid = childNamed(table, 'w:tblGrid');
      const columns = grid === undefined ? [] : childrenNamed(grid, 'w:gridCol');
      const total = sum(columns.map((column) => Number(column.getAttribute('w:w') ?? Number.NaN)));
      if (total !== width)
        yield problem(name, table, `w:tblW is ${width}, but its columns add up to ${total}`);
      for (const row of childrenNamed(table, 'w:tr')) {
        const cells = sum(childrenNamed(row, 'w:tc').map(cellWidth));
        if (cells !== width) yield problem(name, row, `its cells add up to ${cells}, but w:tblW is ${width}`);
      }
    }
  }
}

function cellWidth(cell: Element): number {
  const properties = childNamed(cell, 'w:tcPr');
  return (properties && widthOf(childNamed(properties, 'w:tcW'))) ?? Number.NaN;
}

function widthOf(element: Element | undefined): number | undefined {
  if (element?.getAttribute('w:type') !== 'dxa') return undefined;
  return Number(element.getAttribute('w:w') ?? Number.NaN);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
