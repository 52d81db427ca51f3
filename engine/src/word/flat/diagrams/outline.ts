import { childOf, elementsOf, someElement, type XmlElement } from '../../../xml/element.js';
import { find } from './find.js';

/** The name of a preset shape; of an own outline of straight lines, its corners as shares of its box. */
export function outlineOf(look: XmlElement | undefined): string {
  const preset = childOf(look, 'a:prstGeom')?.attributes.prst;
  if (preset !== undefined) return preset;
  const path = find(look, 'a:path');
  if (!path) return 'rect';
  if (someElement(path, ({ name }) => name === 'a:cubicBezTo')) return 'curved';
  const [width, height] = [Number(path.attributes.w) || 1, Number(path.attributes.h) || 1];
  const corners = elementsOf(path).flatMap((step) =>
    elementsOf(step).map(({ attributes: { x, y } }) => [Number(x) / width, Number(y) / height] as const),
  );
  const isAtMiddles = corners.every(([x, y]) => Math.abs(x - 0.5) < 0.05 || Math.abs(y - 0.5) < 0.05);
  if (corners.length === 4 && isAtMiddles) return 'diamond';
  if (corners.length === 6) return 'hexagon';
  if (corners.length === 5) return 'odd';
  if (corners.length !== 4) return 'rect';
  const side = (at: number): readonly [number, number] => {
    const xs = corners.filter(([, y]) => Math.abs(y - at) < 0.05).map(([x]) => x);
    return [Math.min(xs[0] ?? 0, xs[1] ?? 0), Math.max(xs[0] ?? 1, xs[1] ?? 1)];
  };
  const [top, bottom] = [side(0), side(1)];
  const isIn = (value: number, edge: number): boolean => Math.abs(value - edge) > 0.02;
  const leans = [isIn(top[0], 0), isIn(top[1], 1), isIn(bottom[0], 0), isIn(bottom[1], 1)]
    .map(Number)
    .join('');
  return (
    { '1001': 'lean_right', '0110': 'lean_left', '1100': 'trapezoid', '0011': 'inverted' }[leans] ?? 'rect'
  );
}
