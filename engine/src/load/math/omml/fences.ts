import type { MathElement } from '../mathml.js';
import { isFence } from './operators.js';

/** Whether a row is between an opening and a closing delimiter, which may be empty: LaTeX's `\left.`. */
export function isDelimited({ name, children }: MathElement): boolean {
  const [first] = children;
  const last = children.at(-1);
  return (
    name === 'mrow' &&
    children.length > 1 &&
    first !== undefined &&
    last !== undefined &&
    isFence(first) &&
    first.attributes.minsize === undefined &&
    isFence(last)
  );
}

/** Whether the delimiters of a row grow with it. */
export function grows({ children: [first] }: MathElement): boolean {
  return first?.attributes.stretchy !== 'false';
}
