import type { MathContent, MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import type { MathConverter } from './converter.js';
import { mathObject } from './math-object.js';
import { run } from './run.js';

/** Long forms, since arrows without a label are as long as those with one. */
const LONG: Readonly<Record<string, string>> = {
  '→': '⟶',
  '←': '⟵',
  '↔': '⟷',
  '⇒': '⟹',
  '⇐': '⟸',
  '⇔': '⟺',
  '↦': '⟼',
};

/**
 * An arrow that grows with the text above or below it, which acts as a relation (22.1.2.13): LaTeX's
 * `\xrightarrow`. `undefined` if the base is not such an arrow.
 */
export function labelledArrow(
  base: MathElement | undefined,
  above: MathElement | undefined,
  below: MathElement | undefined,
  look: MathLook,
  converter: MathConverter,
): MathContent | undefined {
  if (base?.name !== 'mo' || base.attributes.stretchy !== 'true' || base.attributes.lspace !== '0')
    return undefined;
  const [upper, lower] = [labelOf(above), labelOf(below)];
  if (!upper && !lower) return run(LONG[base.text] ?? base.text, look);
  const label = converter.argument(upper ?? lower, look);
  const position = upper ? { vertJc: 'bot' } : { pos: 'top' };
  const arrow = mathObject('groupChr', { chr: base.text, ...position }, look, [['e', label]]);
  const both =
    upper && lower
      ? mathObject('limLow', {}, look, [
          ['e', arrow],
          ['lim', converter.argument(lower, look)],
        ])
      : arrow;
  return mathObject('box', { opEmu: true }, look, [['e', both]]);
}

/** The label without the space that sets the arrow's minimum length. */
function labelOf(element: MathElement | undefined): MathElement | undefined {
  if (element?.name === 'mspace') return undefined;
  const [label, width] = element?.children ?? [];
  return (element?.name === 'mover' || element?.name === 'munder') && width?.name === 'mspace'
    ? label
    : element;
}
