import { escapeAttribute, escapeText } from '../../xml/escape.js';
import type { Dash, Marker } from './look.js';

/*
 * The shapes that charts are drawn with, as SVG. Lengths are pixels, 96 to the inch; colours are RGB.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

export const DASH_LENGTHS: Readonly<Record<Dash, string>> = {
  solid: '',
  dash: '9 6',
  sysDot: '3 3',
  dashDot: '9 4 3 4',
};

/** In hundredths of a pixel, so that the same chart gives the same text everywhere. */
function n(length: number): string {
  const rounded = Math.round(length * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export function rectangle({ x, y, width, height }: Box, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(width, 0))}" height="${n(Math.max(height, 0))}" fill="#${fill}"/>`;
}

export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash?: Dash;
}

function strokeOf({ color, width, dash = 'solid' }: Stroke): string {
  const dashes = DASH_LENGTHS[dash] === '' ? '' : ` stroke-dasharray="${DASH_LENGTHS[dash]}"`;
  return `fill="none" stroke="#${color}" stroke-width="${n(width)}" stroke-linejoin="round"${dashes}`;
}

export function line([x1, y1]: Point, [x2, y2]: Point, stroke: Stroke): string {
  return `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" ${strokeOf(stroke)}/>`;
}

export function polyline(points: readonly Point[], stroke: Stroke, isClosed = false): string {
  return `<path d="${pathOf(points)}${isClosed ? 'Z' : ''}" ${strokeOf(stroke)}/>`;
}

export function polygon(points: readonly Point[], fill: string, { opacity = 1 } = {}): string {
  return `<path d="${pathOf(points)}Z" fill="#${fill}"${throughOf(opacity)}/>`;
}

function throughOf(opacity: number): string {
  return opacity < 1 ? ` fill-opacity="${opacity}"` : '';
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

/** A slice of a circle, or of a ring around a hole; angles begin at the top and go clockwise, a turn is 1. */
export function slice(
  [x, y]: Point,
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
  fill: string,
): string {
  const at = (radius: number, turn: number): Point => [
    x + radius * Math.sin(turn * 2 * Math.PI),
    y - radius * Math.cos(turn * 2 * Math.PI),
  ];
  // An arc cannot be a whole circle.
  const end = Math.min(to, from + 0.9999);
  const large = end - from > 0.5 ? 1 : 0;
  const [a, b, c, d] = [at(outer, from), at(outer, end), at(inner, end), at(inner, from)];
  const back = inner === 0 ? '' : `A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(d[0])} ${n(d[1])}`;
  return (
    `<path d="M${n(a[0])} ${n(a[1])}A${n(outer)} ${n(outer)} 0 ${large} 1 ${n(b[0])} ${n(b[1])}` +
    `L${n(c[0])} ${n(c[1])}${back}Z" fill="#${fill}" stroke="#FFFFFF"/>`
  );
}

export function circle([x, y]: Point, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="#${fill}"${throughOf(opacity)}/>`;
}

export function marker(shape: Marker, [x, y]: Point, size: number, color: string): string {
  const r = size / 2;
  const cross = (points: readonly Point[]): string => {
    const [a, b, c, d] = points;
    return a && b && c && d ? line(a, b, { color, width: 2 }) + line(c, d, { color, width: 2 }) : '';
  };
  switch (shape) {
    case 'circle':
      return circle([x, y], r, color);
    case 'square':
      return rectangle({ x: x - r, y: y - r, width: size, height: size }, color);
    case 'diamond':
      return polygon(
        [
          [x, y - r * 1.2],
          [x + r * 1.2, y],
          [x, y + r * 1.2],
          [x - r * 1.2, y],
        ],
        color,
      );
    case 'triangle':
      return polygon(
        [
          [x, y - r],
          [x + r, y + r],
          [x - r, y + r],
        ],
        color,
      );
    case 'x':
      return cross([
        [x - r, y - r],
        [x + r, y + r],
        [x - r, y + r],
        [x + r, y - r],
      ]);
    case 'plus':
      return cross([
        [x, y - r],
        [x, y + r],
        [x - r, y],
        [x + r, y],
      ]);
  }
}

export interface TextStyle {
  readonly size: number;
  readonly color: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Degrees, clockwise. */
  readonly turned?: number;
}

/** A line of text on its baseline. */
export function text(
  content: string,
  [x, y]: Point,
  { size, color, anchor = 'start', turned }: TextStyle,
): string {
  const turn = turned === undefined ? '' : ` transform="rotate(${turned} ${n(x)} ${n(y)})"`;
  const at = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return content === ''
    ? ''
    : `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="#${color}"${at}${turn}>${escapeText(content)}</text>`;
}

/** A whole drawing. */
export function drawing(
  width: number,
  height: number,
  font: string,
  description: string,
  content: string,
): string {
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  const family = escapeAttribute(`${font}, Carlito, Arial, Helvetica, sans-serif`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="${family}">` +
    `<title>${escapeText(description)}</title>${content}</svg>`
  );
}

/** The parts of a line between its gaps. */
export function partsOf<Item>(items: readonly (Item | undefined)[]): readonly (readonly Item[])[] {
  const parts: Item[][] = [[]];
  for (const item of items)
    if (item !== undefined) parts.at(-1)?.push(item);
    else parts.push([]);
  return parts.filter(({ length }) => length > 0);
}
