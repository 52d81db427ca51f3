import { mathObject } from './math-object.js';
import type { ElementHandler } from './writer.js';

/** `mfrac` (22.1.2.36); without a bar in a binomial coefficient. */
export const fraction: ElementHandler = ({ attributes, children: [above, below] }, look, writer) => {
  const bare = Number.parseFloat(attributes.linethickness ?? '1') === 0;
  return mathObject('f', { type: bare ? 'noBar' : undefined }, look, [
    ['num', writer.argument(above, look)],
    ['den', writer.argument(below, look)],
  ]);
};
