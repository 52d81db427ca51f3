import { type DomElement, numberOf } from './element.js';
import { type Box, boxAround, matrixOf, NO_BOX, NUMBER, type Point, transformed, united } from './matrix.js';
import { pathPoints } from './path.js';
import { textBox } from './text-box.js';
import type { TextStyle } from './text-style.js';

/** The box of an element in its own coordinates, as `getBBox` gives it (SVG 1.1, 4.5.9): without lines' widths. */
export function boxOf(element: DomElement, style: TextStyle): Box {
  return shapeBox(element, style) ?? NO_BOX;
}

/** The same in the coordinates of the whole drawing. */
export function boxInDrawing(element: DomElement, style: TextStyle): Box {
  let box = boxOf(element, style);
  for (let each: DomElement | null = element; each?.getAttribute; each = each.parentNode) {
    const transform = each.getAttribute('transform');
    if (transform) box = transformed(box, matrixOf(transform));
  }
  return box;
}

function shapeBox(element: DomElement, style: TextStyle): Box | undefined {
  const number = (name: string): number => numberOf(element, name) ?? 0;
  switch (element.localName) {
    case 'rect':
    case 'image':
    case 'foreignObject':
      return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
    case 'circle':
      return around(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return around(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return boxAround([
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ]);
    case 'polygon':
    case 'polyline':
      return boxOfPoints(listedPoints(element.getAttribute('points') ?? ''));
    case 'path':
      return boxOfPoints(pathPoints(element.getAttribute('d') ?? ''));
    case 'text':
    case 'tspan':
      return textBox(element, style);
    case 'clipPath':
    case 'defs':
    case 'desc':
    case 'filter':
    case 'linearGradient':
    case 'marker':
    case 'mask':
    case 'pattern':
    case 'style':
    case 'symbol':
    case 'title':
      return undefined;
    default:
      return childrenBox(element, style);
  }
}

function childrenBox(element: DomElement, style: TextStyle): Box | undefined {
  let box: Box | undefined;
  for (const child of element.children) {
    const own = shapeBox(child, style);
    const transform = child.getAttribute('transform');
    box = united(box, own && transform ? transformed(own, matrixOf(transform)) : own);
  }
  return box;
}

function around(x: number, y: number, rx: number, ry: number): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry };
}

function boxOfPoints(points: readonly Point[]): Box | undefined {
  return points.length === 0 ? undefined : boxAround(points);
}

function listedPoints(list: string): Point[] {
  const numbers = (list.match(NUMBER) ?? []).map(Number);
  return Array.from({ length: numbers.length >> 1 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}
