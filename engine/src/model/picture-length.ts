import type { PictureLength } from './inlines.js';

/** The units of CSS and pandoc, in points. A pixel is 1/96 inch; an em counts as 16 pixels. */
const POINTS: Readonly<Record<string, number>> = {
  '': 0.75,
  px: 0.75,
  pt: 1,
  pc: 12,
  em: 12,
  rem: 12,
  in: 72,
  inch: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
};

const LENGTH = /^(\d{0,6}(?:\.\d{1,6})?)\s*([a-z]{0,4}|%)$/;

/** Reads a length such as `300`, `3in` or `50%`; `undefined` if it is invalid or 0. */
export function readLength(text: string): PictureLength | undefined {
  const [, digits = '', unit = ''] = LENGTH.exec(text.trim().toLowerCase()) ?? [];
  const number = Number(digits);
  if (!(number > 0)) return undefined;
  if (unit === '%') return { unit: 'line', value: number / 100 };
  const points = POINTS[unit];
  return points === undefined ? undefined : { unit: 'pt', value: number * points };
}
