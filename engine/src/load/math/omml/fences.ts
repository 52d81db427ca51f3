import type { MathElement } from '../mathml.js';
import { isFence } from './operators.js';

/** Whether a row stands between an opening and a closing sign, which may be empty: LaTeX's `\left.`. */
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

/** Whether the signs around a row grow with it. */
export function grows({ children: [first] }: MathElement): boolean {
  return first?.attributes.stretchy !== 'false';
}
