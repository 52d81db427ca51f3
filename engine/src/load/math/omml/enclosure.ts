import type { MathContent, MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import type { ElementHandler, MathConverter } from './converter.js';
import { mathObject } from './math-object.js';

/** The sides and strikes that each MathML notation draws; all other sides of a border box are hidden (22.1.2.11). */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  box: ['hideTop', 'hideBot', 'hideLeft', 'hideRight'],
  roundedbox: ['hideTop', 'hideBot', 'hideLeft', 'hideRight'],
  circle: ['hideTop', 'hideBot', 'hideLeft', 'hideRight'],
  top: ['hideTop'],
  bottom: ['hideBot'],
  left: ['hideLeft'],
  right: ['hideRight'],
  actuarial: ['hideTop', 'hideRight'],
  longdiv: ['hideTop', 'hideLeft'],
  horizontalstrike: ['strikeH'],
  verticalstrike: ['strikeV'],
  updiagonalstrike: ['strikeBLTR'],
  downdiagonalstrike: ['strikeTLBR'],
};
const SIDES = ['hideTop', 'hideBot', 'hideLeft', 'hideRight'];
const STRIKES = ['strikeH', 'strikeV', 'strikeBLTR', 'strikeTLBR'];

/** `menclose`; a line above or below is a bar (22.1.2.7). */
export const enclosure: ElementHandler = (
  { attributes: { notation = 'box' }, children },
  look,
  converter,
) => {
  if (notation === 'top' || notation === 'bottom') {
    const pos = notation === 'top' ? 'top' : 'bot';
    return mathObject('bar', { pos }, look, [['e', converter.argument(rowOf(children), look)]]);
  }
  return borderBox(notation, children, look, converter);
};

/** Draws what `notation` names around or through elements; it may be several, separated by spaces. */
export function borderBox(
  notation: string,
  elements: readonly MathElement[],
  look: MathLook,
  converter: MathConverter,
): MathContent {
  const drawn = new Set(notation.split(' ').flatMap((name) => DRAWN[name] ?? []));
  const properties = Object.fromEntries([
    ...SIDES.filter((side) => !drawn.has(side)).map((side) => [side, true]),
    ...STRIKES.filter((strike) => drawn.has(strike)).map((strike) => [strike, true]),
  ]);
  return mathObject('borderBox', properties, look, [['e', converter.argument(rowOf(elements), look)]]);
}

function rowOf(children: readonly MathElement[]): MathElement {
  return { name: 'mrow', attributes: {}, children, text: '' };
}
