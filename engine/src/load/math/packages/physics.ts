import type { Arguments } from '../../../latex/arguments.js';

/** `\dv[2]{f}{x}`, and the same with `\partial`; with one argument, only the operator. */
export function derivative(d: string, read: Arguments): string | undefined {
  const order = read.take('[');
  const first = read.one();
  if (first === undefined) return undefined;
  const second = read.take('{');
  const power = order === undefined ? '' : `^{${order}}`;
  if (second === undefined) return `\\frac{${d}${power}}{${d} ${first}${power}}`;
  const third = d === '\\partial' ? read.take('{') : undefined;
  if (third === undefined) return `\\frac{${d}${power} ${first}}{${d} ${second}${power}}`;
  return `\\frac{${d}^2 ${first}}{${d} ${second}\\,${d} ${third}}`;
}

const DELIMITERS: Readonly<Record<string, readonly [string, string]>> = {
  '(': ['(', ')'],
  '[': ['[', ']'],
  '|': ['|', '|'],
  '{': ['\\{', '\\}'],
  '\\{': ['\\{', '\\}'],
};

/** `\qty(…)`: brackets that grow with their content. */
export function delimitedQuantity(read: Arguments): string | undefined {
  const open = read.next() ?? '';
  const [left, right] = DELIMITERS[open] ?? [];
  const content = read.take(open);
  return content === undefined ? undefined : `\\left${left}${content}\\right${right}`;
}
