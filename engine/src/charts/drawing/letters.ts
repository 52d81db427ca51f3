import { advance, faceOf } from '../../metrics/fonts.js';
import { LETTERS, LINE_POINTS, POINTS } from './look.js';

const PIXELS_PER_POINT = 96 / 72;

/** The sizes of letters in pixels. */
export const PIXELS = {
  label: LETTERS.label * PIXELS_PER_POINT,
  axis: LETTERS.axis * PIXELS_PER_POINT,
  title: LETTERS.title * PIXELS_PER_POINT,
} as const;

/** The width of the line of a series in pixels, and the sizes of its points. */
export const LINE_WIDTH = LINE_POINTS * PIXELS_PER_POINT;
export const MARKER_SIZES = {
  line: POINTS.line * PIXELS_PER_POINT,
  web: POINTS.web * PIXELS_PER_POINT,
  scatter: POINTS.scatter * PIXELS_PER_POINT,
} as const;

/** The width of a line of text in pixels. */
export function textWidth(content: string, size: number, font: string): number {
  const face = faceOf(font, false, false);
  let width = 0;
  for (let index = 0; index < content.length; index++) width += advance(face, content.charCodeAt(index));
  return width * size;
}

/** The lines of a text, broken between words; undefined if a word has no room. */
export function linesOf(
  content: string,
  room: number,
  size: number,
  font: string,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    if (textWidth(word, size, font) > room) return undefined;
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, font) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As much of a line as there is room for. */
export function fitted(content: string, room: number, size: number, font: string): string {
  if (textWidth(content, size, font) <= room) return content;
  const letters = [...content];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, font) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
