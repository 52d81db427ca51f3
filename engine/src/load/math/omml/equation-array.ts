import type { MathElement } from '../mathml.js';
import { mathObject } from './math-object.js';
import { matrix } from './matrix.js';
import { nothing, run } from './run.js';
import { rowsOf } from './table-rows.js';
import type { Look, MathWriter } from './writer.js';

/** Equations one above the other (22.1.2.34). */
export function equationArray(equations: readonly string[], look: Look, wide = false): string {
  const args = equations.map((equation) => ['e', equation || nothing(look)] as const);
  return mathObject('eqArr', { maxDist: wide || undefined }, look, args);
}

/**
 * Equations with numbers: in an array as wide as the column, Word sets what follows `#` at the right margin. An
 * alignment with a single number is one equation; with more, each line is one, and `&` is where they are aligned.
 */
export function numberedEquations(table: MathElement, look: Look, writer: MathWriter): string {
  const rows = rowsOf(table);
  const [tag, second] = rows.flatMap((row) => row.tag ?? []);
  if (!second && tag && rows.length > 1)
    return equationArray([matrix(table, look, writer) + number(tag, look, writer)], look, true);
  return equationArray(
    rows.map((row) => {
      const mark = rows.length > 1 ? run('&', look) : '';
      const sides = row.cells.map(({ children }) => writer.row(children, look));
      return sides.join(mark) + (row.tag ? number(row.tag, look, writer) : '');
    }),
    look,
    true,
  );
}

/** Word's own numbers are between brackets that it draws. */
function number(tag: MathElement, look: Look, writer: MathWriter): string {
  const parts = tag.children.length > 0 ? tag.children : [tag];
  const text = parts.map((part) => part.text).join('');
  if (!/^\(.*\)$/s.test(text)) return run('#', look) + writer.row([tag], look);
  const inner = parts.map((part, index) => {
    const start = index === 0 ? 1 : 0;
    return { ...part, text: part.text.slice(start, index === parts.length - 1 ? -1 : undefined) };
  });
  return run('#', look) + mathObject('d', {}, look, [['e', writer.row(inner, look) || nothing(look)]]);
}
