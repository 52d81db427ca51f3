import type { MathContent, MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import type { MathConverter } from './converter.js';
import { mathObject } from './math-object.js';
import { matrix } from './matrix.js';
import { filled, run } from './run.js';
import { isAligned, rowsOf, type TableRow } from './table-rows.js';

/** Equations one above the other (22.1.2.34). */
export function equationArray(equations: readonly MathContent[], look: MathLook, wide = false): MathContent {
  const args = equations.map((equation) => ['e', filled(equation, look)] as const);
  return mathObject('eqArr', { maxDist: wide || undefined }, look, args);
}

/**
 * Equations with numbers: in an array as wide as the column, Word puts the part after `#` at the right margin. An
 * alignment with a single number is one equation; with more, each line is an equation, aligned at `&`.
 */
export function numberedEquations(table: MathElement, look: MathLook, converter: MathConverter): MathContent {
  const rows = rowsOf(table);
  const [tag, second] = rows.flatMap((row) => row.tag ?? []);
  if (!second && tag && rows.length > 1) {
    const equation = isAligned(table)
      ? alignedEquations(rows, look, converter)
      : matrix(table, look, converter);
    return equationArray([[...equation, ...number(tag, look, converter)]], look, true);
  }
  return equationArray(
    rows.map((row) => {
      const sides = joined(row, rows.length > 1 ? run('&', look) : [], look, converter);
      return row.tag ? [...sides, ...number(row.tag, look, converter)] : sides;
    }),
    look,
    true,
  );
}

/** Equations whose lines are aligned at every other `&`, from the first on. */
export function alignedEquations(
  rows: readonly TableRow[],
  look: MathLook,
  converter: MathConverter,
): MathContent {
  return equationArray(
    rows.map((row) => joined(row, run('&', look), look, converter)),
    look,
  );
}

function joined(
  { cells }: TableRow,
  mark: MathContent,
  look: MathLook,
  converter: MathConverter,
): MathContent {
  return cells.flatMap(({ children }, index) => [
    ...(index === 0 ? [] : mark),
    ...converter.row(children, look),
  ]);
}

/** Word draws the parentheses around a number itself. */
function number(tag: MathElement, look: MathLook, converter: MathConverter): MathContent {
  const parts = tag.children.length > 0 ? tag.children : [tag];
  const text = parts.map((part) => part.text).join('');
  if (!/^\(.*\)$/s.test(text)) return [...run('#', look), ...converter.row([tag], look)];
  const inner = parts.map((part, index) => {
    const start = index === 0 ? 1 : 0;
    return { ...part, text: part.text.slice(start, index === parts.length - 1 ? -1 : undefined) };
  });
  return [...run('#', look), ...mathObject('d', {}, look, [['e', filled(converter.row(inner, look), look)]])];
}
