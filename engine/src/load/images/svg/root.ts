import type { Color } from '../../../color/color.js';
import { written } from './css/color.js';
import type { SvgElement } from './element.js';
import { type SvgSize, svgSize } from './size.js';

/** Viewers differ in the size and scaling of an SVG without a size in pixels. */
export function makeRoot({ attributes }: SvgElement): SvgSize {
  const size = svgSize(Object.fromEntries(attributes));
  if (!attributes.has('viewBox')) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
  attributes.set('width', String(size.width));
  attributes.set('height', String(size.height));
  attributes.set('xmlns', 'http://www.w3.org/2000/svg');
  attributes.set('xmlns:xlink', 'http://www.w3.org/1999/xlink');
  return size;
}

/** The picture's background style as a shape, since only browsers paint the style. */
export function paintBackground(root: SvgElement, color: Color): void {
  const [x = '0', y = '0', width = '', height = ''] = (root.attributes.get('viewBox') ?? '').split(/[\s,]+/);
  const attributes = new Map(Object.entries({ x, y, width, height, fill: written(color) }));
  if (color.alpha < 1) attributes.set('fill-opacity', String(color.alpha));
  root.children.unshift({
    name: 'rect',
    source: {},
    attributes,
    children: [],
    parent: root,
    index: 0,
    elementCount: 0,
  });
}
