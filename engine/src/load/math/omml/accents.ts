import type { MathContent, MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import type { MathConverter } from './converter.js';
import { mathObject } from './math-object.js';

/** The spacing form of each accent, used in MathML, and the combining form, which Word needs (22.1.2.1). */
const ACCENTS: Readonly<Record<string, string>> = {
  ˆ: '\u0302',
  '^': '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  ˇ: '\u030c',
  '`': '\u0300',
  '´': '\u0301',
  '…': '\u20db',
  '….': '\u20dc',
  '→': '\u20d7',
  '←': '\u20d6',
  '↔': '\u20e1',
  '⇀': '\u20d1',
  '↼': '\u20d0',
};

/** LaTeX's `\bar`. */
const BARS = new Set('‾¯');

/** Characters that stretch above or below their base (22.1.2.41). */
const GROUPERS = new Set('⏞⏟⏜⏝⎴⎵⏠⏡←→↔⇐⇒⇔↼⇀↽⇁');

/** An accent or a brace above or below a base; `undefined` if the character is neither. */
export function accent(
  base: MathElement | undefined,
  sign: MathElement | undefined,
  position: 'top' | 'bot',
  look: MathLook,
  converter: MathConverter,
): MathContent | undefined {
  if (sign?.name !== 'mo' || sign.attributes.stretchy === undefined || sign.attributes.form !== undefined)
    return undefined;
  const content = [['e', converter.argument(base, look)]] as const;
  if (position === 'top' && BARS.has(sign.text)) return mathObject('bar', { pos: 'top' }, look, content);
  const combining = ACCENTS[sign.text];
  if (position === 'top' && combining !== undefined)
    return mathObject('acc', { chr: combining }, look, content);
  if (!GROUPERS.has(sign.text)) return undefined;
  const vertJc = position === 'top' ? 'bot' : 'top';
  return mathObject('groupChr', { chr: sign.text, pos: position, vertJc }, look, content);
}
