import {
  angle,
  COLOR_FUNCTIONS,
  type Color,
  type ColorFunction,
  hexOf,
  number,
  readColor as readWith,
  type Triple,
} from '../../../../color/color.js';
import { hwbToRgb, labToXyz, oklabToLinear, toEncoded, xyzToLinear } from './color-spaces.js';

/** Reads a plain colour: hexadecimal, a name, or a function with numbers. */
export function readColor(source: string): Color | undefined {
  return readWith(source, FUNCTIONS);
}

const FUNCTIONS: Readonly<Record<string, ColorFunction>> = {
  ...COLOR_FUNCTIONS,
  hwb: (hue, white, black) => hwbToRgb(angle(hue), number(white, 1, 100), number(black, 1, 100)),
  oklab: (l, a, b) => toEncoded(oklabToLinear([number(l, 1), number(a, 0.4), number(b, 0.4)])),
  oklch: (l, chroma, hue) =>
    toEncoded(oklabToLinear(fromPolar(number(l, 1), number(chroma, 0.4), angle(hue)))),
  lab: (l, a, b) => toEncoded(xyzToLinear(labToXyz([number(l, 100), number(a, 125), number(b, 125)]))),
  lch: (l, chroma, hue) =>
    toEncoded(xyzToLinear(labToXyz(fromPolar(number(l, 100), number(chroma, 150), angle(hue))))),
  color: fromSpace,
};

/** `color(srgb 1 0 0)`; other spaces only if they have sRGB's primaries. */
function fromSpace(space: string, red: string, green: string, blue = ''): Triple | undefined {
  const rgb: Triple = [number(red, 1), number(green, 1), number(blue, 1)];
  if (space === 'srgb' || space === 'display-p3') return rgb;
  return space === 'srgb-linear' ? toEncoded(rgb) : undefined;
}

/** `#rrggbb`, without the opacity. */
export function written(color: Color): string {
  return `#${hexOf(color)}`;
}

export function fromPolar(lightness: number, chroma: number, degrees: number): Triple {
  const radians = (degrees * Math.PI) / 180;
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)];
}
