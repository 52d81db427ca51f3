import { mathObject } from './math-object.js';
import type { ElementHandler } from './writer.js';

/** `mphantom`: as wide and as high as its content, which is not shown (22.1.2.81). */
export const phantom: ElementHandler = ({ children }, look, writer) =>
  mathObject('phant', { show: '0' }, look, [['e', writer.row(children, look)]]);

/** `mpadded` without height and depth: LaTeX's `\smash` and, around a phantom, `\hphantom`. */
export const padded: ElementHandler = ({ attributes, children }, look, writer) => {
  const flat = /^0(?:px)?$/.test(attributes.height ?? '') && /^0(?:px)?$/.test(attributes.depth ?? '');
  if (!flat) return writer.row(children, look);
  const [only] = children;
  const hidden = children.length === 1 && only?.name === 'mphantom';
  const content = writer.row(hidden ? only.children : children, look);
  const show = hidden ? '0' : undefined;
  return mathObject('phant', { show, zeroAsc: true, zeroDesc: true }, look, [['e', content]]);
};
