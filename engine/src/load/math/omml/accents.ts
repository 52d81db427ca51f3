import type { MathElement } from '../mathml.js';
import { mathObject } from './math-object.js';
import type { Look, MathWriter } from './writer.js';

/** The spacing form of each accent, as MathML has it, and the combining one, as Word wants it (22.1.2.1). */
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

/** Signs that stretch over or under their base (22.1.2.41). */
const GROUPERS = new Set('⏞⏟⏜⏝⎴⎵⏠⏡←→↔⇐⇒⇔↼⇀↽⇁');

/** Writes an accent or a brace over or under a base; `undefined` where the sign is neither. */
export function accent(
  base: MathElement | undefined,
  sign: MathElement | undefined,
  position: 'top' | 'bot',
  look: Look,
  writer: MathWriter,
): string | undefined {
  if (sign?.name !== 'mo' || sign.attributes.stretchy === undefined || sign.attributes.form !== undefined)
    return undefined;
  const content = [['e', writer.argument(base, look)]] as const;
  if (position === 'top' && BARS.has(sign.text)) return mathObject('bar', { pos: 'top' }, look, content);
  const combining = ACCENTS[sign.text];
  if (position === 'top' && combining !== undefined)
    return mathObject('acc', { chr: combining }, look, content);
  if (!GROUPERS.has(sign.text)) return undefined;
  const vertJc = position === 'top' ? 'bot' : 'top';
  return mathObject('groupChr', { chr: sign.text, pos: position, vertJc }, look, content);
}
