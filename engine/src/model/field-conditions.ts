import type { Condition, FieldInstruction, Shown } from './composed-inlines.js';

/** What a condition shows, if `textOf` gives the text of a field (ECMA-376 Part 1, 17.16.5.24). */
export function textOfCondition(
  { left, operator, right, yes, no }: Condition,
  textOf: (field: FieldInstruction) => string,
): string {
  const text = (parts: readonly Shown[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');
  return text(holds(text(left), operator, text(right)) ? yes : no);
}

/** Whether a comparison of two numbers or texts is true. */
export function holds(left: string, operator: string, right: string): boolean {
  const [one, other] = [left.trim(), right.trim()];
  const areNumbers = one !== '' && other !== '' && !Number.isNaN(Number(one)) && !Number.isNaN(Number(other));
  const order = areNumbers ? Number(one) - Number(other) : one === other ? 0 : one < other ? -1 : 1;
  // The signs of an operator are the results for which it is true.
  return operator.includes(order === 0 ? '=' : order < 0 ? '<' : '>');
}
