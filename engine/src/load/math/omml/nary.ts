import { mathObject } from './math-object.js';
import { LIMITS, narySign } from './nary-sign.js';
import { naryOperandEnd } from './operands.js';
import { isIntegral } from './operators.js';
import { nothing } from './run.js';
import type { Construct } from './writer.js';

const ABOVE_AND_BELOW = new Set(['munder', 'mover', 'munderover']);

/** A sum, product or integral with its limits and with what it is taken of (22.1.2.70). */
export const nary: Construct = (row, at, look, writer) => {
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
  const xml = mathObject('nary', properties, look, [
    ['sub', sub ? writer.argument(sub, look) : ''],
    ['sup', sup ? writer.argument(sup, look) : ''],
    ['e', writer.row(row.slice(at + 1, next), look) || nothing(look)],
  ]);
  return { xml, next };
};
