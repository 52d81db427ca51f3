import { child, children, localName, type MathElement, property } from './elements.js';

/** Whether all columns are centred, as in LaTeX's environments for matrices. */
export function isCentred(node: MathElement): boolean {
  return /^c*$/.test(columnsOf(node));
}

/** The alignment of each column of a matrix (22.1.2.67) by its first letter, as in LaTeX's arrays. */
export function columnsOf(node: MathElement): string {
  const properties = node.children.find((each) => typeof each !== 'string' && localName(each) === 'mpr');
  const groups = typeof properties === 'object' ? child(properties, 'mcs') : undefined;
  return children(groups ?? node, 'mc')
    .map((group) => {
      const count = Math.min(Number(property(group, 'count') ?? 1), MAX_COLUMNS);
      return (property(group, 'mcJc')?.[0] ?? 'c').repeat(count);
    })
    .join('');
}

/** The schema's limit (22.1.2.64). */
const MAX_COLUMNS = 64;
