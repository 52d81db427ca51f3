import type { DiagramOutline, DiagramPaint, DiagramStep } from '@footmark/engine';
import { type DomElement, numberOf } from '../dom/element.js';
import type { Box, Matrix } from '../dom/matrix.js';
import { boxOfPath, ellipsePath, pathOf, rectanglePath } from './geometry.js';
import type { Paints } from './paint.js';

/** A closed shape of the drawing, or a part of one. */
export interface Outline {
  readonly element: DomElement;
  readonly path: readonly DiagramStep[];
  readonly box: Box;
  readonly paint: DiagramPaint;
  readonly form: DiagramOutline;
  readonly radius?: number;
}

/** The forms of Word's by the library's names of shapes. */
export const FORMS: Readonly<Record<string, DiagramOutline>> = {
  stadium: 'stadium',
  terminal: 'stadium',
  pill: 'stadium',
  cylinder: 'cylinder',
  cyl: 'cylinder',
  database: 'cylinder',
  db: 'cylinder',
};

/** The library's names of shapes whose outlines tell what they are. */
const TOLD =
  /^(?:squareRect|rect|rounded(?:Rect)?|event|stadium|terminal|pill|cyl(?:inder)?|database|db|circle|circ|mindmapCircle|diamond|diam|question|decision|hex(?:agon)?|prepare|odd|rect_left_inv_arrow|lean_(?:right|left)|lean-[rl]|trapezoid|inv_trapezoid|trap-[bt]|process|proc|state\w*|choice|classBox|divider|)$/;

/** What is said of a shape whose outline does not tell what it is; undefined for others. */
export function kindOfShape(shape: string): string | undefined {
  if (shape === 'defaultMindmapNode') return 'plain';
  return TOLD.test(shape) ? undefined : shape;
}

export function radiusOf({ radius, path, box }: Outline, form: DiagramOutline): { readonly radius?: number } {
  const [start] = path;
  if (form === 'cylinder' && start?.[0] === 'M') return { radius: start[2] - box.y };
  return form === 'rounded' && radius !== undefined ? { radius } : {};
}

/** The outline of an element of the drawing, if it is painted. */
export function outlineIn(element: DomElement, matrix: Matrix, paints: Paints): Outline | undefined {
  const d = outlineOf(element);
  if (d === undefined) return undefined;
  const path = pathOf(d, matrix);
  const box = boxOfPath(path);
  const paint = paints.of(element);
  if ((paint.fill === undefined && paint.stroke === undefined) || box.width + box.height === 0)
    return undefined;
  const radius = numberOf(element, 'rx') ?? 0;
  const form: DiagramOutline =
    element.localName === 'rect' ? (radius > 0 ? 'rounded' : 'rectangle') : roundOr(element);
  return { element, path, box, paint, form, ...(form === 'rounded' && { radius }) };
}

/** The line between two compartments of a box. */
export function across({ box }: Outline, { x, width }: Box): readonly DiagramStep[] {
  const y = box.y + box.height / 2;
  return [
    ['M', x, y],
    ['L', x + width, y],
  ];
}

/** A shape that is drawn twice, once for its ground and once for its line, is one. */
export function joined(outlines: readonly Outline[]): readonly Outline[] {
  const found: Outline[] = [];
  for (const outline of outlines) {
    const last = found.at(-1);
    const isSame =
      last && last.element.parentNode === outline.element.parentNode && isNear(last.box, outline.box);
    const isLineOf = isSame && last.paint.stroke === undefined && outline.paint.fill === undefined;
    if (isLineOf) {
      const { fill } = last.paint;
      const path: readonly DiagramStep[] = last.path.at(-1)?.[0] === 'Z' ? last.path : [...last.path, ['Z']];
      found.splice(-1, 1, {
        ...last,
        path,
        paint: { ...outline.paint, ...(fill !== undefined && { fill }) },
      });
    } else found.push(outline);
  }
  return found;
}

function isNear(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 2 &&
    Math.abs(one.width - other.width) + Math.abs(one.height - other.height) < 4
  );
}

/** The outline of a shape as a path; undefined for anything else. */
export function outlineOf(element: DomElement): string | undefined {
  const number = (name: string): number => numberOf(element, name) ?? 0;
  switch (element.localName) {
    case 'rect':
      return rectanglePath({
        x: number('x'),
        y: number('y'),
        width: number('width'),
        height: number('height'),
      });
    case 'circle':
      return ellipsePath(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipsePath(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'polygon':
      return `M${element.getAttribute('points') ?? ''}Z`;
    case 'path':
      return element.getAttribute('d') ?? '';
    default:
      return undefined;
  }
}

function roundOr(element: DomElement): DiagramOutline {
  return element.localName === 'circle' || element.localName === 'ellipse' ? 'ellipse' : 'path';
}
