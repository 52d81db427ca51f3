import { type MathElement, UnsupportedMath } from '../mathml.js';
import { isEmpty } from './flatten.js';
import { mathObject } from './math-object.js';
import { nothing, run } from './run.js';
import { alignmentOf, isAligned, rowsOf, type TableRow } from './table-rows.js';
import type { Look, MathWriter } from './writer.js';

/** The gap between the columns of an aligned formula, which stand close: no twips, exactly (22.1.2.19). */
const CLOSE = { cGpRule: '3', cGp: '0' };
/** The schema allows a matrix no more (22.1.2.60, 22.1.2.64). */
const MAX_ROWS = 256;
const MAX_COLUMNS = 64;
/** What parts two equations on one line. */
const QUAD = '\u2003';

/** Writes a table as a matrix (22.1.2.60) of the columns from `first` to before `end`. */
export function matrix(
  table: MathElement,
  look: Look,
  writer: MathWriter,
  first = 0,
  end = Number.POSITIVE_INFINITY,
): string {
  const rows = rowsOf(table).map((row) => ({ ...row, cells: row.cells.slice(first, end) }));
  const count = Math.max(...rows.map(({ cells }) => cells.length), 1);
  if (rows.length > MAX_ROWS || count > MAX_COLUMNS)
    throw new UnsupportedMath(`Word takes ${MAX_ROWS} rows and ${MAX_COLUMNS} columns at most`);
  const aligned = isAligned(table);
  const columns = Array.from({ length: count }, (_, column) => columnProperties(rows, column)).join('');
  const properties = { plcHide: true as const, ...(aligned ? CLOSE : {}), mcs: `<m:mcs>${columns}</m:mcs>` };
  const content = rows.map(({ cells }) => {
    const written = Array.from({ length: count }, (_, column) => {
      const gap = aligned && column % 2 === 1 && column < count - 1 ? run(QUAD, look) : '';
      return `<m:e>${cell(cells[column], look, writer)}${gap}</m:e>`;
    });
    return ['mr', written.join('')] as const;
  });
  return mathObject('m', properties, look, content);
}

function columnProperties(rows: readonly TableRow[], column: number): string {
  const cell = rows.map(({ cells }) => cells[column]).find((found) => found !== undefined);
  return `<m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="${alignmentOf(cell)}"/></m:mcPr></m:mc>`;
}

/** Word's matrices have no rules: a line across an array underlines its cells. */
function cell(element: MathElement | undefined, look: Look, writer: MathWriter): string {
  if (!element || element.children.every(isEmpty)) return nothing(look);
  const { style = '' } = element.attributes;
  const content = writer.argument({ ...element, name: 'mrow', attributes: {} }, look);
  const top = /border-top:/.test(style) ? bar('top', content, look) : content;
  return /border-bottom:/.test(style) ? bar('bot', top, look) : top;
}

function bar(pos: string, content: string, look: Look): string {
  return mathObject('bar', { pos }, look, [['e', content]]);
}

/** The parts of a matrix between its vertical rules; `undefined` where it has none. */
export function ruledColumns(table: MathElement, look: Look, writer: MathWriter): string[] | undefined {
  const [first] = rowsOf(table);
  const rules = (first?.cells ?? []).flatMap(({ attributes }, column) =>
    /border-right:/.test(attributes.style ?? '') ? [column + 1] : [],
  );
  const inside = rules.filter((column) => column < (first?.cells.length ?? 0));
  if (inside.length === 0) return undefined;
  return [0, ...inside].map((start, index) => matrix(table, look, writer, start, inside[index]));
}
