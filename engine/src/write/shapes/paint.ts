import type { DiagramMark, DiagramPaint } from '../../api/diagram-shapes.js';
import { hexOf, readColor } from '../../color/color.js';
import type { DiagramPalette, SchemeColor } from '../../theme/diagram-colors.js';
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

const MARKS: Readonly<Record<DiagramMark, string | undefined>> = {
  none: undefined,
  triangle: 'triangle',
  barbed: 'stealth',
  arrow: 'arrow',
  circle: 'oval',
  diamond: 'diamond',
};

/** Grounds and lines, with the colours of a palette by their names in the theme: so they follow Design > Colors in Word. */
export class Paint {
  constructor(private readonly names: DiagramPalette['names'] = new Map()) {}

  fill(color: string | undefined): string {
    const value = hex(color);
    return value === undefined ? '<a:noFill/>' : this.#solid(value);
  }

  /** The line of a shape, with the marks at its ends (ECMA-376 Part 1, 20.1.2.2.24). */
  line(
    { stroke, strokeWidth, dash }: DiagramPaint,
    scale: Scale,
    marks?: { readonly start: DiagramMark; readonly end: DiagramMark },
  ): string {
    const color = hex(stroke);
    if (color === undefined) return '<a:ln><a:noFill/></a:ln>';
    const width = Math.max(THINNEST, emu(strokeWidth, scale));
    const dashes = dash === 'solid' ? '' : `<a:prstDash val="${dash === 'dotted' ? 'sysDot' : 'dash'}"/>`;
    return (
      `<a:ln w="${width}">${this.#solid(color)}${dashes}<a:round/>` +
      `${lineEnd('headEnd', marks?.start)}${lineEnd('tailEnd', marks?.end)}</a:ln>`
    );
  }

  #solid(color: string): string {
    const known = this.names.get(color);
    return `<a:solidFill>${known ? schemeColor(known) : `<a:srgbClr val="${color}"/>`}</a:solidFill>`;
  }
}

function schemeColor({ name, lumMod, lumOff }: SchemeColor): string {
  const change = (element: string, percent: number | undefined): string =>
    percent === undefined ? '' : `<a:${element} val="${percent * 1000}"/>`;
  return `<a:schemeClr val="${name}">${change('lumMod', lumMod)}${change('lumOff', lumOff)}</a:schemeClr>`;
}

function lineEnd(name: string, mark: DiagramMark | undefined): string {
  const type = mark && MARKS[mark];
  return type ? `<a:${name} type="${type}" w="med" len="med"/>` : '';
}
