import type { DiagramMark, DiagramPaint } from '../../api/diagram-shapes.js';
import { hexOf, readColor } from '../../color/color.js';
import { emu, type Scale } from './scale.js';

/** The thinnest line that is seen on paper: a quarter of a point, in EMU. */
const THINNEST = 3175;

/** `rrggbb`; undefined for what is transparent. Colours that are not understood are dark. */
export function hex(color: string | undefined): string | undefined {
  if (color === undefined) return undefined;
  const found = readColor(color);
  if (!found) return '333333';
  return found.alpha === 0 ? undefined : hexOf(found).toUpperCase();
}

export function solidFill(color: string | undefined): string {
  const value = hex(color);
  return value === undefined ? '<a:noFill/>' : `<a:solidFill><a:srgbClr val="${value}"/></a:solidFill>`;
}

const MARKS: Readonly<Record<DiagramMark, string | undefined>> = {
  none: undefined,
  triangle: 'triangle',
  barbed: 'stealth',
  arrow: 'arrow',
  circle: 'oval',
  diamond: 'diamond',
};

/** The line of a shape, with the marks at its ends (ECMA-376 Part 1, 20.1.2.2.24). */
export function linePaint(
  { stroke, strokeWidth, dash }: DiagramPaint,
  scale: Scale,
  marks?: { readonly start: DiagramMark; readonly end: DiagramMark },
): string {
  const color = hex(stroke);
  if (color === undefined) return '<a:ln><a:noFill/></a:ln>';
  const width = Math.max(THINNEST, emu(strokeWidth, scale));
  const dashes = dash === 'solid' ? '' : `<a:prstDash val="${dash === 'dotted' ? 'sysDot' : 'dash'}"/>`;
  const end = (name: string, mark: DiagramMark | undefined): string => {
    const type = mark && MARKS[mark];
    return type ? `<a:${name} type="${type}" w="med" len="med"/>` : '';
  };
  return (
    `<a:ln w="${width}"><a:solidFill><a:srgbClr val="${color}"/></a:solidFill>${dashes}<a:round/>` +
    `${end('headEnd', marks?.start)}${end('tailEnd', marks?.end)}</a:ln>`
  );
}
