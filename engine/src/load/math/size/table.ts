import { largest } from '../../../text/long-arrays.js';
import type { MathElement } from '../mathml.js';
import { AXIS, type Setting } from './glyphs.js';
import { type Box, beside, EMPTY } from './letters.js';

/** A row of a table is at least as high as a line of text. */
const LINE: Box = { width: 0, height: 0.82, depth: 0.33 };
const ROW_GAP = 0.15;
const PADDING = /padding-(?:left|right):([\d.]+)(em|pt)/g;

/** Measures an element; passed in, because tables contain elements and elements contain tables. */
type BoxOf = (element: MathElement, setting: Setting) => Box;

/** A matrix, cases or aligned equations, centred on the axis. */
export function tableBox(table: MathElement, setting: Setting, boxOf: BoxOf): Box {
  const cell: Setting = { ...setting, isDisplay: table.attributes.displaystyle === 'true' };
  const rows = table.children.map((row) => row.children.map((each) => cellBox(each, cell, boxOf)));
  const columns = largest(
    rows.map((row) => row.length),
    0,
  );
  let width = 0;
  for (let column = 0; column < columns; column++)
    width += largest(
      rows.map((row) => row[column]?.width ?? 0),
      0,
    );
  const gaps = ROW_GAP * Math.max(0, rows.length - 1);
  const total = rows
    .map((row) => row.reduce(beside, LINE))
    .reduce((sum, { height, depth }) => sum + (height + depth) * setting.scale, gaps * setting.scale);
  const axis = AXIS * setting.scale;
  return { width, height: total / 2 + axis, depth: total / 2 - axis };
}

function cellBox(cell: MathElement, setting: Setting, boxOf: BoxOf): Box {
  const box = cell.children.map((child) => boxOf(child, setting)).reduce(beside, EMPTY);
  const style = cell.attributes.style ?? '';
  let padding = 0;
  for (const [, amount, unit] of style.matchAll(PADDING))
    padding += Number(amount) / (unit === 'pt' ? 12 : 1);
  return { ...box, width: box.width + padding * setting.scale };
}
