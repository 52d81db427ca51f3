import { advance, faceOf } from '../../metrics/fonts.js';
import { LETTERS } from './look.js';

const PIXELS_PER_POINT = 96 / 72;

/** The sizes of letters in pixels. */
export const PIXELS = {
  label: LETTERS.label * PIXELS_PER_POINT,
  axis: LETTERS.axis * PIXELS_PER_POINT,
  title: LETTERS.title * PIXELS_PER_POINT,
} as const;

/** The width of a line of text in pixels. */
export function textWidth(content: string, size: number, font: string): number {
  const face = faceOf(font, false, false);
  let width = 0;
  for (let index = 0; index < content.length; index++) width += advance(face, content.charCodeAt(index));
  return width * size;
}

/** As much of a line as there is room for. */
export function fitted(content: string, room: number, size: number, font: string): string {
  if (textWidth(content, size, font) <= room) return content;
  const letters = [...content];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, font) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
