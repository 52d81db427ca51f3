import { mathObject } from './math-object.js';
import { nothing } from './run.js';
import type { ElementHandler } from './writer.js';

/** `msqrt` (22.1.2.88), whose children stand in a row. */
export const squareRoot: ElementHandler = ({ children }, look, writer) =>
  mathObject('rad', { degHide: true }, look, [
    ['deg', ''],
    ['e', writer.row(children, look) || nothing(look)],
  ]);

/** `mroot`. */
export const root: ElementHandler = ({ children: [base, degree] }, look, writer) =>
  mathObject('rad', {}, look, [
    ['deg', writer.argument(degree, look)],
    ['e', writer.argument(base, look)],
  ]);
