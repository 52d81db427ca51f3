import type { Construct } from './converter.js';
import { mathObject } from './math-object.js';
import { LIMITS, narySign } from './nary-sign.js';
import { naryOperandEnd } from './operands.js';
import { isIntegral } from './operators.js';
import { filled } from './run.js';

const ABOVE_AND_BELOW = new Set(['munder', 'mover', 'munderover']);

/** A sum, product or integral with its limits and operand (22.1.2.70). */
export const nary: Construct = (row, at, look, converter) => {
  const element = row[at];
  const sign = element && narySign(element);
  if (!element || !sign) return undefined;
  const limits = LIMITS[element.name] ?? {};
  const [sub, sup] = [limits.sub, limits.sup].map((index) => (index ? element.children[index] : undefined));
  const next = naryOperandEnd(row, at + 1, isIntegral(sign));
  const properties = {
    chr: sign.text,
    limLoc: ABOVE_AND_BELOW.has(element.name) ? 'undOvr' : 'subSup',
    subHide: sub ? undefined : (true as const),
    supHide: sup ? undefined : (true as const),
  };
  const content = mathObject('nary', properties, look, [
    ['sub', sub ? converter.argument(sub, look) : []],
    ['sup', sup ? converter.argument(sup, look) : []],
    ['e', filled(converter.row(row.slice(at + 1, next), look), look)],
  ]);
  return { content, next };
};
