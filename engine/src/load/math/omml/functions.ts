import { mathObject } from './math-object.js';
import { argumentEnd } from './operands.js';
import { APPLICATION } from './operators.js';
import type { Construct } from './writer.js';

/** A function's name, which may have limits or scripts, with its argument (22.1.2.39). */
export const functionApplication: Construct = (row, at, look, writer) => {
  const name = row[at];
  if (!name || row[at + 1]?.text !== APPLICATION) return undefined;
  const start = row[at + 2]?.name === 'mspace' ? at + 3 : at + 2;
  const next = argumentEnd(row, start);
  const written = writer.row([name], look);
  if (next === start) return { xml: written, next: start };
  const xml = mathObject('func', {}, look, [
    ['fName', written],
    ['e', writer.row(row.slice(start, next), look)],
  ]);
  return { xml, next };
};
