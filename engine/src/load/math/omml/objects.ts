import type { ElementHandler } from './converter.js';
import { mathObject } from './math-object.js';
import { filled } from './run.js';

/** `mfrac` (22.1.2.36); without a bar in a binomial coefficient. */
export const fraction: ElementHandler = ({ attributes, children: [above, below] }, look, converter) => {
  const bare = Number.parseFloat(attributes.linethickness ?? '1') === 0;
  return mathObject('f', { type: bare ? 'noBar' : undefined }, look, [
    ['num', converter.argument(above, look)],
    ['den', converter.argument(below, look)],
  ]);
};

/** `msqrt` (22.1.2.88), whose children form a row. */
export const squareRoot: ElementHandler = ({ children }, look, converter) =>
  mathObject('rad', { degHide: true }, look, [
    ['deg', []],
    ['e', filled(converter.row(children, look), look)],
  ]);

/** `mroot`. */
export const root: ElementHandler = ({ children: [base, degree] }, look, converter) =>
  mathObject('rad', {}, look, [
    ['deg', converter.argument(degree, look)],
    ['e', converter.argument(base, look)],
  ]);

/** `mphantom`: takes the space of its content, which is invisible (22.1.2.81). */
export const phantom: ElementHandler = ({ children }, look, converter) =>
  mathObject('phant', { show: '0' }, look, [['e', converter.row(children, look)]]);

/** `mpadded` without height and depth around a phantom: LaTeX's `\hphantom`. It has no effect on anything else. */
export const padded: ElementHandler = ({ attributes, children }, look, converter) => {
  const [only] = children;
  const flat = Number.parseFloat(attributes.height ?? '1') === 0;
  if (!flat || children.length !== 1 || only?.name !== 'mphantom') return converter.row(children, look);
  const hidden = { show: '0', zeroAsc: true, zeroDesc: true } as const;
  return mathObject('phant', hidden, look, [['e', converter.row(only.children, look)]]);
};
