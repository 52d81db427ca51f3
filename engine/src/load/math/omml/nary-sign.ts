import type { MathElement } from '../mathml.js';
import { baseOf } from './flatten.js';
import { isNary } from './operators.js';

/** Which children of each element are limits. */
export const LIMITS: Readonly<Record<string, { readonly sub?: number; readonly sup?: number }>> = {
  mo: {},
  msub: { sub: 1 },
  msup: { sup: 1 },
  msubsup: { sub: 1, sup: 2 },
  munder: { sub: 1 },
  mover: { sup: 1 },
  munderover: { sub: 1, sup: 2 },
};

/** The sign of a sum, product or integral, which may have limits. */
export function narySign(element: MathElement): MathElement | undefined {
  if (!LIMITS[element.name]) return undefined;
  const sign = element.name === 'mo' ? element : baseOf(element);
  return sign && isNary(sign) ? sign : undefined;
}
