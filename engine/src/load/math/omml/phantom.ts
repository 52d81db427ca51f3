import { mathObject } from './math-object.js';
import type { ElementHandler } from './writer.js';

/** `mphantom`: as wide and as high as its content, which is not shown (22.1.2.81). */
export const phantom: ElementHandler = ({ children }, look, writer) =>
  mathObject('phant', { show: '0' }, look, [['e', writer.row(children, look)]]);

/** `mpadded` without height and depth around a phantom: LaTeX's `\hphantom`. Around anything else it is of no use. */
export const padded: ElementHandler = ({ attributes, children }, look, writer) => {
  const [only] = children;
  const flat = Number.parseFloat(attributes.height ?? '1') === 0;
  if (!flat || children.length !== 1 || only?.name !== 'mphantom') return writer.row(children, look);
  const hidden = { show: '0', zeroAsc: true, zeroDesc: true } as const;
  return mathObject('phant', hidden, look, [['e', writer.row(only.children, look)]]);
};
