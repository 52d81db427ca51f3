import type { ComposedFloat } from '../../model/composed.js';
import type { Borders } from '../../model/pages.js';
import { EMU_PER_TWIP } from '../../model/units.js';
import { childOf, elementsOf, type XmlElement } from '../../xml/element.js';

/** A picture or a text box, positioned relative to the top left corner of its drawing, in twips. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly picture?: { readonly id: string; readonly alt: string };
  readonly shading?: string;
  readonly borders?: Borders;
  readonly padding: ComposedFloat['padding'];
  /** The blocks of a text box. */
  readonly content: readonly XmlElement[];
}

export const NO_PADDING = { left: 0, top: 0, right: 0 } as const;
interface Transform {
  readonly x: number;
  readonly y: number;
  /** The scale of its content. */
  readonly scaleX: number;
  readonly scaleY: number;
}

/** The pictures and text boxes of a drawing, including those in groups. */
export function shapesIn(drawing: XmlElement): readonly Shape[] {
  const data = childOf(childOf(drawing, 'a:graphic'), 'a:graphicData');
  const { cx, cy } = childOf(drawing, 'wp:extent')?.attributes ?? {};
  const alt = childOf(drawing, 'wp:docPr')?.attributes.descr ?? '';
  const all = { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  const size = { width: Number(cx ?? 0), height: Number(cy ?? 0) };
  return elementsOf(data).flatMap((element) => shapesOf(element, all, alt, size));
}

function shapesOf(
  element: XmlElement,
  outer: Transform,
  alt: string,
  size?: { readonly width: number; readonly height: number },
): readonly Shape[] {
  if (element.name === 'wpg:wgp' || element.name === 'wpg:grpSp') {
    const transform = childOf(childOf(element, 'wpg:grpSpPr'), 'a:xfrm');
    const [off, ext] = [childOf(transform, 'a:off'), childOf(transform, 'a:ext')];
    const [inner, innerSize] = [childOf(transform, 'a:chOff'), childOf(transform, 'a:chExt')];
    const scaleX = outer.scaleX * ratio(ext?.attributes.cx, innerSize?.attributes.cx);
    const scaleY = outer.scaleY * ratio(ext?.attributes.cy, innerSize?.attributes.cy);
    const isOuter = size !== undefined;
    const inside = {
      x:
        outer.x +
        (isOuter ? 0 : Number(off?.attributes.x ?? 0) * outer.scaleX) -
        Number(inner?.attributes.x ?? 0) * scaleX,
      y:
        outer.y +
        (isOuter ? 0 : Number(off?.attributes.y ?? 0) * outer.scaleY) -
        Number(inner?.attributes.y ?? 0) * scaleY,
      scaleX,
      scaleY,
    };
    return elementsOf(element).flatMap((child) => shapesOf(child, inside, alt));
  }
  if (element.name !== 'pic:pic' && element.name !== 'wps:wsp') return [];
  const properties = childOf(element, element.name === 'pic:pic' ? 'pic:spPr' : 'wps:spPr');
  const transform = childOf(properties, 'a:xfrm');
  const [off, ext] = [childOf(transform, 'a:off')?.attributes, childOf(transform, 'a:ext')?.attributes];
  const place = size
    ? { x: 0, y: 0, ...size }
    : {
        x: outer.x + Number(off?.x ?? 0) * outer.scaleX,
        y: outer.y + Number(off?.y ?? 0) * outer.scaleY,
        width: Number(ext?.cx ?? 0) * outer.scaleX,
        height: Number(ext?.cy ?? 0) * outer.scaleY,
      };
  const id = childOf(childOf(element, 'pic:blipFill'), 'a:blip')?.attributes['r:embed'];
  return [
    {
      x: place.x / EMU_PER_TWIP,
      y: place.y / EMU_PER_TWIP,
      width: place.width / EMU_PER_TWIP,
      height: place.height / EMU_PER_TWIP,
      ...(id === undefined ? {} : { picture: { id, alt } }),
      ...fillOf(properties),
      padding: id === undefined ? paddingOf(childOf(element, 'wps:bodyPr')) : NO_PADDING,
      content: elementsOf(childOf(childOf(element, 'wps:txbx'), 'w:txbxContent')),
    },
  ];
}

function ratio(outer: string | undefined, inner: string | undefined): number {
  const of = Number(inner ?? 0);
  return of > 0 && outer !== undefined ? Number(outer) / of : 1;
}

/** The explicit colour of the shape; theme colours and gradients are left to Word. */
function fillOf(properties: XmlElement | undefined): Pick<Shape, 'shading' | 'borders'> {
  const fill = childOf(childOf(properties, 'a:solidFill'), 'a:srgbClr')?.attributes.val;
  const line = childOf(properties, 'a:ln');
  const color = childOf(childOf(line, 'a:solidFill'), 'a:srgbClr')?.attributes.val;
  const border = { thickness: Number(line?.attributes.w ?? 9525) / EMU_PER_TWIP, color: color ?? '' };
  return {
    ...(fill === undefined ? {} : { shading: fill.toUpperCase() }),
    ...(color === undefined ? {} : { borders: { top: border, right: border, bottom: border, left: border } }),
  };
}

/**
 * A tenth of an inch at the sides and half of that at the top and bottom, unless the box sets its own (20.1.10.x,
 * `bodyPr`).
 */
function paddingOf(body: XmlElement | undefined): ComposedFloat['padding'] {
  const { lIns = '91440', tIns = '45720', rIns = '91440' } = body?.attributes ?? {};
  return {
    left: Number(lIns) / EMU_PER_TWIP,
    top: Number(tIns) / EMU_PER_TWIP,
    right: Number(rIns) / EMU_PER_TWIP,
  };
}
