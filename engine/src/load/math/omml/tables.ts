import type { MathElement } from '../mathml.js';
import type { ElementHandler } from './converter.js';
import { alignedEquations, equationArray, numberedEquations } from './equation-array.js';
import { mathObject } from './math-object.js';
import { matrix, ruledColumns } from './matrix.js';
import { alignmentOf, isAligned, rowsOf } from './table-rows.js';

/** `mtable`: numbered equations, equations one above the other, or a matrix. */
export const table: ElementHandler = (element, look, converter) => {
  const rows = rowsOf(element);
  if (rows.some(({ tag }) => tag)) return numberedEquations(element, look, converter);
  if (isStack(element))
    return equationArray(
      rows.map(({ cells }) =>
        converter.row(
          cells.flatMap(({ children }) => children),
          look,
        ),
      ),
      look,
    );
  if (isAligned(element)) return alignedEquations(rows, look, converter);
  const columns = ruledColumns(element, look, converter);
  if (!columns) return matrix(element, look, converter);
  const separated = { begChr: '', sepChr: '|', endChr: '' };
  return mathObject(
    'd',
    separated,
    look,
    columns.map((column) => ['e', column] as const),
  );
};

/** Whether a table is one column of equations or limits, each centred. */
function isStack(element: MathElement): boolean {
  const names = element.attributes.class ?? '';
  const single = rowsOf(element).every(({ cells }) => cells.length < 2);
  if (!single || isAligned(element) || !/tml-(?:jot|small)/.test(names)) return false;
  return rowsOf(element).every(
    ({ cells: [cell] }) => names.includes('tml-jot') || alignmentOf(cell) === 'center',
  );
}
