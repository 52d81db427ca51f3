import type { MathElement } from '../mathml.js';
import { mathObject } from './math-object.js';
import type { ElementHandler } from './writer.js';

/** `msub` (22.1.2.101). */
export const subscript: ElementHandler = ({ children: [base, below] }, look, writer) =>
  mathObject('sSub', {}, look, [
    ['e', writer.argument(base, look)],
    ['sub', writer.argument(below, look)],
  ]);

/** `msup` (22.1.2.105). */
export const superscript: ElementHandler = ({ children: [base, above] }, look, writer) =>
  mathObject('sSup', {}, look, [
    ['e', writer.argument(base, look)],
    ['sup', writer.argument(above, look)],
  ]);

/** `msubsup` (22.1.2.103). */
export const subSuperscript: ElementHandler = ({ children: [base, below, above] }, look, writer) =>
  mathObject('sSubSup', {}, look, [
    ['e', writer.argument(base, look)],
    ['sub', writer.argument(below, look)],
    ['sup', writer.argument(above, look)],
  ]);

/** `mmultiscripts`: the scripts after the base, `mprescripts`, and those before it (22.1.2.99). */
export const multiscripts: ElementHandler = ({ children: [base, ...scripts] }, look, writer) => {
  const split = scripts.findIndex(({ name }) => name === 'mprescripts');
  const after = split < 0 ? scripts : scripts.slice(0, split);
  const [below, above] = split < 0 ? [] : scripts.slice(split + 1);
  const inner = base && after.length > 0 ? withScripts(base, after) : base;
  if (!below && !above) return writer.argument(inner, look);
  return mathObject('sPre', {}, look, [
    ['sub', writer.argument(below, look)],
    ['sup', writer.argument(above, look)],
    ['e', writer.argument(inner, look)],
  ]);
};

function withScripts(base: MathElement, scripts: readonly MathElement[]): MathElement {
  return { name: 'msubsup', attributes: {}, children: [base, ...scripts.slice(0, 2)], text: '' };
}
