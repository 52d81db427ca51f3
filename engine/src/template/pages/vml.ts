import type { ComposedFloat } from '../../model/composed.js';
import { TWIPS_PER_POINT } from '../../model/units.js';
import { twipsOf } from '../../ooxml/lengths.js';
import { childOf, elementsOf, type XmlElement } from '../../xml/element.js';
import { NO_PADDING, type Shape } from './shapes.js';

/** A VML shape, floating at a position or inline. */
interface VmlShape extends Pick<ComposedFloat, 'x' | 'y' | 'isBehind'> {
  readonly shape: Shape;
  readonly isInline: boolean;
}

const SHAPES: ReadonlySet<string> = new Set(['v:shape', 'v:rect', 'v:roundrect', 'v:oval']);
const POINTS_PER_INCH = 72;
/** The shapes of a VML picture, without groups and lines (ECMA-376 Part 4, 19.1). */
export function vmlShapes(element: XmlElement): readonly VmlShape[] {
  return elementsOf(element).flatMap((child) => (SHAPES.has(child.name) ? [shapeOf(child)] : []));
}

function shapeOf(element: XmlElement): VmlShape {
  const style = new Map(
    (element.attributes.style ?? '').split(';').map((rule): [string, string] => {
      const [name = '', value = ''] = rule.split(':');
      return [name.trim(), value.trim()];
    }),
  );
  const length = (name: string): number => lengthOf(style.get(name));
  const id = childOf(element, 'v:imagedata')?.attributes['r:id'];
  const fill = colorOf(element.attributes.filled === 'f' ? undefined : element.attributes.fillcolor);
  const from = style.get('mso-position-horizontal-relative') === 'page' ? 'page' : 'margin';
  const down = style.get('mso-position-vertical-relative');
  return {
    shape: {
      x: 0,
      y: 0,
      width: length('width'),
      height: length('height'),
      ...(id === undefined ? {} : { picture: { id, alt: element.attributes.alt ?? '' } }),
      ...(fill === undefined ? {} : { shading: fill }),
      padding: id === undefined ? { left: 144, top: 72, right: 144 } : NO_PADDING,
      content: elementsOf(childOf(childOf(element, 'v:textbox'), 'w:txbxContent')),
    },
    x: { from, offset: length('margin-left'), ...shareOf(style.get('mso-position-horizontal')) },
    y: {
      from: down === 'page' || down === 'margin' ? down : 'paragraph',
      offset: length('margin-top'),
      ...(down === 'page' || down === 'margin' ? shareOf(style.get('mso-position-vertical')) : {}),
    },
    isBehind: (style.get('z-index') ?? '').startsWith('-'),
    isInline: style.get('position') !== 'absolute',
  };
}

/** A length without a unit is in pixels, 96 to the inch. */
function lengthOf(value = ''): number {
  const own = /^-?[\d.]+$/.test(value) ? `${(Number(value) * POINTS_PER_INCH) / 96}pt` : value;
  const pixels = /^(-?[\d.]+)px$/.exec(own)?.[1];
  if (pixels !== undefined) return ((Number(pixels) * POINTS_PER_INCH) / 96) * TWIPS_PER_POINT;
  return twipsOf(own) ?? 0;
}

const SHARES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

function shareOf(position: string | undefined): { readonly share?: number } {
  const share = SHARES[position ?? ''];
  return share === undefined ? {} : { share };
}

function colorOf(value: string | undefined): string | undefined {
  const [, color] = /^#([\da-f]{6})\b/i.exec(value ?? '') ?? [];
  return color?.toUpperCase();
}
