import type { MathColumn, MathContent, MathLook } from '../../../model/formula.js';
import { largest } from '../../../text/long-arrays.js';
import { type MathElement, UnsupportedMath } from '../mathml.js';
import type { MathConverter } from './converter.js';
import { isEmpty } from './flatten.js';
import { mathObject } from './math-object.js';
import { placeholder } from './run.js';
import { alignmentOf, rowsOf, type TableRow } from './table-rows.js';

/** The schema's limits for a matrix (22.1.2.60, 22.1.2.64). */
const MAX_ROWS = 256;
const MAX_COLUMNS = 64;

/** A table as a matrix (22.1.2.60) of the columns from `first` to before `end`. */
export function matrix(
  table: MathElement,
  look: MathLook,
  converter: MathConverter,
  first = 0,
  end = Number.POSITIVE_INFINITY,
): MathContent {
  const rows = rowsOf(table).map((row) => ({ ...row, cells: row.cells.slice(first, end) }));
  const count = largest(
    rows.map(({ cells }) => cells.length),
    1,
  );
  if (rows.length > MAX_ROWS || count > MAX_COLUMNS)
    throw new UnsupportedMath(`Word allows at most ${MAX_ROWS} rows and ${MAX_COLUMNS} columns`);
  const columns = Array.from({ length: count }, (_, column) => alignmentIn(rows, column));
  const properties = { plcHide: true as const, mcs: columns };
  const content = rows.map(({ cells }) => {
    const converted = Array.from(
      { length: count },
      (_, column) => ({ type: 'cell', content: cell(cells[column], look, converter) }) as const,
    );
    return ['mr', converted] as const;
  });
  return mathObject('m', properties, look, content);
}

function alignmentIn(rows: readonly TableRow[], column: number): MathColumn {
  return alignmentOf(rows.map(({ cells }) => cells[column]).find((found) => found !== undefined));
}

/** Word's matrices have no rules, so a horizontal line of an array becomes bars in its cells. */
function cell(element: MathElement | undefined, look: MathLook, converter: MathConverter): MathContent {
  if (!element || element.children.every(isEmpty)) return placeholder(look);
  const { style = '' } = element.attributes;
  const content = converter.argument({ ...element, name: 'mrow', attributes: {} }, look);
  const top = /border-top:/.test(style) ? bar('top', content, look) : content;
  return /border-bottom:/.test(style) ? bar('bot', top, look) : top;
}

function bar(pos: string, content: MathContent, look: MathLook): MathContent {
  return mathObject('bar', { pos }, look, [['e', content]]);
}

/** The parts of a matrix between its vertical rules; `undefined` if it has none. */
export function ruledColumns(
  table: MathElement,
  look: MathLook,
  converter: MathConverter,
): MathContent[] | undefined {
  const [first] = rowsOf(table);
  const rules = (first?.cells ?? []).flatMap(({ attributes }, column) =>
    /border-right:/.test(attributes.style ?? '') ? [column + 1] : [],
  );
  const inside = rules.filter((column) => column < (first?.cells.length ?? 0));
  if (inside.length === 0) return undefined;
  return [0, ...inside].map((start, index) => matrix(table, look, converter, start, inside[index]));
}
