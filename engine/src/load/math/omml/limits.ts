import type { MathContent, MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import { accent } from './accents.js';
import { labelledArrow } from './arrows.js';
import type { ElementHandler, MathConverter } from './converter.js';
import { mathObject } from './math-object.js';

/** `mover`: an accent, a labelled arrow, or an upper limit (22.1.2.58). */
export const over: ElementHandler = ({ children: [base, above] }, look, converter) =>
  accent(base, above, 'top', look, converter) ??
  labelledArrow(base, above, undefined, look, converter) ??
  upper(converter.argument(base, look), above, look, converter);

/** `munder` (22.1.2.54). */
export const under: ElementHandler = ({ children: [base, below] }, look, converter) =>
  accent(base, below, 'bot', look, converter) ??
  labelledArrow(base, undefined, below, look, converter) ??
  lower(converter.argument(base, look), below, look, converter);

/** `munderover`. */
export const underOver: ElementHandler = ({ children: [base, below, above] }, look, converter) =>
  labelledArrow(base, above, below, look, converter) ??
  upper(lower(converter.argument(base, look), below, look, converter), above, look, converter);

function upper(
  base: MathContent,
  limit: MathElement | undefined,
  look: MathLook,
  converter: MathConverter,
): MathContent {
  return mathObject('limUpp', {}, look, [
    ['e', base],
    ['lim', converter.argument(limit, look)],
  ]);
}

function lower(
  base: MathContent,
  limit: MathElement | undefined,
  look: MathLook,
  converter: MathConverter,
): MathContent {
  return mathObject('limLow', {}, look, [
    ['e', base],
    ['lim', converter.argument(limit, look)],
  ]);
}
