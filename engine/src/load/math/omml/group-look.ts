import type { MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import type { ElementHandler } from './converter.js';
import { borderBox } from './enclosure.js';

const COLOR = /(?:^|;)color:\s*#([\da-f]{6})/i;
const BOLD = /font-weight:\s*bold/;
const BORDER = /(?:^|;)border:/;

/** Whether a group does more than group its content. */
export function changesLook(element: MathElement): boolean {
  const { style = '', class: names = '' } = element.attributes;
  return lookOf(element, {}) !== undefined || BORDER.test(style) || names === 'menclose';
}

/** An element's own look; `undefined` if it has none. */
export function lookOf({ attributes }: MathElement, look: MathLook): MathLook | undefined {
  const { style = '', mathcolor, mathbackground } = attributes;
  const color = COLOR.exec(style)?.[1] ?? hex(mathcolor);
  const shading = hex(mathbackground);
  const bold = BOLD.test(style);
  if (!color && !shading && !bold) return undefined;
  return {
    ...look,
    ...(color ? { color: color.toUpperCase() } : {}),
    ...(shading ? { shading: shading.toUpperCase() } : {}),
    ...(bold ? { bold } : {}),
  };
}

/** A group with a border (LaTeX's `\boxed`), with a stroke through it (`\cancelto`), or with a look only. */
export const group: ElementHandler = ({ attributes, children }, look, converter) => {
  if (attributes.class === 'menclose')
    return borderBox('updiagonalstrike', children.slice(0, 1), look, converter);
  if (BORDER.test(attributes.style ?? '')) return borderBox('box', children, look, converter);
  return converter.row(children, look);
};

function hex(color = ''): string | undefined {
  return /^#([\da-f]{6})$/i.exec(color)?.[1];
}
