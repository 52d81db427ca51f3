import type { MathElement } from '../mathml.js';
import { isDelimited } from './fences.js';
import { narySign } from './nary-sign.js';
import { APPLICATION, looseness } from './operators.js';
import { widthOf } from './space.js';

/** A space of this width, in em, separates parts of a formula. */
const PARTING = 0.9;

/**
 * The end of the operand of a sum or integral. LaTeX does not mark it; we assume that it extends to the next sum, relation
 * or comma, and that of an integral to its differentials.
 */
export function naryOperandEnd(row: readonly MathElement[], start: number, integral: boolean): number {
  const differential = integral ? differentialEnd(row, start) : undefined;
  if (differential !== undefined) return differential;
  return endBefore(row, start, 2);
}

function differentialEnd(row: readonly MathElement[], start: number): number | undefined {
  const limit = endBefore(row, start, 3);
  let end: number | undefined;
  for (let at = start; at < limit; at++) {
    if (row[at]?.name === 'mspace') continue;
    if (isDifferential(row, at) && at + 1 < limit) end = ++at + 1;
    else if (end !== undefined) break;
  }
  return end;
}

/** Whether this is the `d` before a variable of integration. */
function isDifferential(row: readonly MathElement[], at: number): boolean {
  const [letter, variable] = [row[at], row[at + 1]];
  return (
    letter?.name === 'mi' &&
    /^[d𝑑𝐝ⅆ]$/u.test(letter.text) &&
    /^m(?:i|sub|sup|subsup|over)$/.test(variable?.name ?? '')
  );
}

/** The index of the first operator from `start` on that binds at least as loosely as `loose`; one at `start` is unary. */
function endBefore(row: readonly MathElement[], start: number, loose: number): number {
  for (let at = start; at < row.length; at++) {
    const element = row[at];
    if (!element) break;
    const sign = at === start && element.attributes.form === 'prefix';
    if (!sign && looseness(element) >= loose) return at;
    if (element.name === 'mspace' && widthOf(element.attributes.width) >= PARTING) return at;
  }
  return row.length;
}

const FACTORS = new Set(
  'mi mn mfrac msqrt mroot msub msup msubsup mover munder menclose mtext mmultiscripts'.split(' '),
);

/** The end of a function's argument: after one pair of brackets, one sum, or the following factors. */
export function argumentEnd(row: readonly MathElement[], start: number): number {
  const first = row[start];
  if (!first) return start;
  if (first.attributes.form === 'prefix' && looseness(first) === 3) return argumentEnd(row, start + 1);
  if (isDelimited(first)) return start + 1;
  if (narySign(first)) return naryOperandEnd(row, start + 1, false);
  if (row[start + 1]?.text === APPLICATION) {
    const inner = row[start + 2]?.name === 'mspace' ? start + 3 : start + 2;
    return argumentEnd(row, inner);
  }
  let at = start;
  while (at < row.length && isFactor(row, at)) at++;
  return at;
}

function isFactor(row: readonly MathElement[], at: number): boolean {
  const element = row[at];
  if (!element || !FACTORS.has(element.name) || narySign(element)) return false;
  return row[at + 1]?.text !== APPLICATION;
}
