import type { MathElement } from '../mathml.js';
import type { ElementHandler } from './converter.js';
import { mathObject } from './math-object.js';

/** `msub` (22.1.2.101). */
export const subscript: ElementHandler = ({ children: [base, below] }, look, converter) =>
  mathObject('sSub', {}, look, [
    ['e', converter.argument(base, look)],
    ['sub', converter.argument(below, look)],
  ]);

/** `msup` (22.1.2.105). */
export const superscript: ElementHandler = ({ children: [base, above] }, look, converter) =>
  mathObject('sSup', {}, look, [
    ['e', converter.argument(base, look)],
    ['sup', converter.argument(above, look)],
  ]);

/** `msubsup` (22.1.2.103). */
export const subSuperscript: ElementHandler = ({ children: [base, below, above] }, look, converter) =>
  mathObject('sSubSup', {}, look, [
    ['e', converter.argument(base, look)],
    ['sub', converter.argument(below, look)],
    ['sup', converter.argument(above, look)],
  ]);

/** `mmultiscripts`: the scripts after the base, `mprescripts`, and those before it (22.1.2.99). */
export const multiscripts: ElementHandler = ({ children: [base, ...scripts] }, look, converter) => {
  const split = scripts.findIndex(({ name }) => name === 'mprescripts');
  const after = split < 0 ? scripts : scripts.slice(0, split);
  const [below, above] = split < 0 ? [] : scripts.slice(split + 1);
  const inner = base && after.length > 0 ? withScripts(base, after) : base;
  if (!below && !above) return converter.argument(inner, look);
  return mathObject('sPre', {}, look, [
    ['sub', converter.argument(below, look)],
    ['sup', converter.argument(above, look)],
    ['e', converter.argument(inner, look)],
  ]);
};

function withScripts(base: MathElement, scripts: readonly MathElement[]): MathElement {
  return { name: 'msubsup', attributes: {}, children: [base, ...scripts.slice(0, 2)], text: '' };
}
