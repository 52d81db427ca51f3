import type { Construct } from './converter.js';
import { mathObject } from './math-object.js';
import { argumentEnd } from './operands.js';
import { APPLICATION } from './operators.js';

/** A function name, possibly with limits or scripts, and its argument (22.1.2.39). */
export const functionApplication: Construct = (row, at, look, converter) => {
  const element = row[at];
  if (!element || row[at + 1]?.text !== APPLICATION) return undefined;
  const start = row[at + 2]?.name === 'mspace' ? at + 3 : at + 2;
  const next = argumentEnd(row, start);
  const name = converter.row([element], look);
  if (next === start) return { content: name, next: start };
  const content = mathObject('func', {}, look, [
    ['fName', name],
    ['e', converter.row(row.slice(start, next), look)],
  ]);
  return { content, next };
};
