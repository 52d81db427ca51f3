import type { MathColumn } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import { isEmpty } from './flatten.js';

export interface TableRow {
  readonly cells: readonly MathElement[];
  /** The number from LaTeX's `\tag`. */
  readonly tag: MathElement | undefined;
}

/** The rows of `mtable`, without the empty cells that push a number to the margin. */
export function rowsOf({ children }: MathElement): TableRow[] {
  return children
    .filter(({ name }) => name === 'mtr')
    .map((row) => {
      const margin = row.children.find((cell) => isMargin(cell) && !isEmpty(cell.children[0]));
      return { cells: row.children.filter((cell) => !isMargin(cell)), tag: margin?.children[0] };
    });
}

function isMargin({ attributes: { style = '' } }: MathElement): boolean {
  return /width:\d/.test(style);
}

/** The alignment of a column; all its cells have the same. */
export function alignmentOf(cell: MathElement | undefined): MathColumn {
  const names = cell?.attributes.class ?? '';
  return names.includes('tml-left') ? 'left' : names.includes('tml-right') ? 'right' : 'center';
}

/** Whether its columns are the sides of equations: LaTeX's `aligned` and the like. */
export function isAligned(table: MathElement): boolean {
  return (
    table.attributes.class?.includes('tml-jot') === true && alignmentOf(rowsOf(table)[0]?.cells[1]) === 'left'
  );
}
