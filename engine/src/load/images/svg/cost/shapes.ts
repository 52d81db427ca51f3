import type { SvgElement } from '../element.js';
import type { Box } from './matrix.js';
import { type Line, measurePath, Pen } from './path.js';

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
};

/** A length in user units; NaN for percentages. */
export function lengthOf(source: string | undefined, otherwise = 0): number {
  if (source === undefined) return otherwise;
  const [, digits = '', unit = ''] =
    /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(source) ?? [];
  return digits === '' ? Number.NaN : Number(digits) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
}

/** The outline of a basic shape; `undefined` for other elements. */
export function outlineOf({ name, attributes }: SvgElement): Line | undefined {
  const length = (attribute: string, otherwise = 0): number => lengthOf(attributes.get(attribute), otherwise);
  switch (name) {
    case 'path':
      return measurePath(attributes.get('d') ?? '');
    case 'polygon':
    case 'polyline':
      return measurePath(`M${attributes.get('points') ?? ''}${name === 'polygon' ? 'z' : ''}`);
    case 'line': {
      const pen = new Pen();
      pen.start(length('x1'), length('y1'));
      pen.to(length('x2'), length('y2'));
      return pen.line();
    }
    case 'rect':
    case 'image':
      return rectangle(
        length('x'),
        length('y'),
        length('width', Number.NaN),
        length('height', Number.NaN),
        4,
      );
    case 'circle':
      return round(length('cx'), length('cy'), length('r'), length('r'));
    case 'ellipse':
      return round(length('cx'), length('cy'), length('rx', Number.NaN), length('ry', Number.NaN));
    default:
      return undefined;
  }
}

function round(x: number, y: number, rx: number, ry: number): Line {
  return rectangle(x - rx, y - ry, 2 * rx, 2 * ry, 8);
}

function rectangle(left: number, top: number, width: number, height: number, points: number): Line {
  const box: Box = { left, top, right: left + width, bottom: top + height };
  const length = 2 * (Math.abs(width) + Math.abs(height));
  return { length, points, box: Object.values(box).every(Number.isFinite) ? box : undefined };
}
