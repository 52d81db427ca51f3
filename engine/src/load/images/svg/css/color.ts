import { COLOR_NAMES } from './color-names.js';
import {
  hslToRgb,
  hwbToRgb,
  labToXyz,
  oklabToLinear,
  type Triple,
  toEncoded,
  xyzToLinear,
} from './color-spaces.js';

/** A colour: red, green and blue of sRGB, and its opacity, each from 0 to 1 (or beyond, until it is written). */
export interface Color {
  readonly rgb: Triple;
  readonly alpha: number;
}

/** Reads a plain colour: hexadecimal, a name, or a function with numbers. */
export function readColor(source: string): Color | undefined {
  const text = source.trim().toLowerCase();
  if (text === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  const hex = /^#([\da-f]{3,8})$/.exec(text)?.[1] ?? COLOR_NAMES.get(text);
  if (hex) return fromHex(hex);
  const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? [];
  const [numbers = '', slashed] = inside.split('/');
  const pieces = numbers.split(/[\s,]+/).filter((piece) => piece !== '');
  const alpha = slashed ?? (pieces.length > 3 && name !== 'color' ? pieces.pop() : undefined);
  const rgb = name === 'color' ? fromSpace(pieces) : fromFunction(name, pieces);
  return rgb?.every(Number.isFinite) ? { rgb, alpha: clamp(number(alpha ?? '1', 1)) } : undefined;
}

/** `#rrggbb`, without the opacity. */
export function written({ rgb }: Color): string {
  return `#${rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function fromHex(hex: string): Color | undefined {
  if (hex.length === 5 || hex.length === 7) return undefined;
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = digits.map((pair) => Number.parseInt(pair, 16) / 255);
  return { rgb: [red, green, blue], alpha };
}

function fromFunction(name: string, [a = '', b = '', c = '']: readonly string[]): Triple | undefined {
  switch (name) {
    case 'rgb':
    case 'rgba':
      return [number(a, 1, 255), number(b, 1, 255), number(c, 1, 255)];
    case 'hsl':
    case 'hsla':
      return hslToRgb(angle(a), number(b, 1, 100), number(c, 1, 100));
    case 'hwb':
      return hwbToRgb(angle(a), number(b, 1, 100), number(c, 1, 100));
    case 'oklab':
      return toEncoded(oklabToLinear([number(a, 1), number(b, 0.4), number(c, 0.4)]));
    case 'oklch':
      return toEncoded(oklabToLinear(fromPolar(number(a, 1), number(b, 0.4), angle(c))));
    case 'lab':
      return toEncoded(xyzToLinear(labToXyz([number(a, 100), number(b, 125), number(c, 125)])));
    case 'lch':
      return toEncoded(xyzToLinear(labToXyz(fromPolar(number(a, 100), number(b, 150), angle(c)))));
    default:
      return undefined;
  }
}

/** `color(srgb 1 0 0)`; other spaces only if they have sRGB's primaries. */
function fromSpace([space, a = '', b = '', c = '']: readonly string[]): Triple | undefined {
  const rgb: Triple = [number(a, 1), number(b, 1), number(c, 1)];
  if (space === 'srgb' || space === 'display-p3') return rgb;
  return space === 'srgb-linear' ? toEncoded(rgb) : undefined;
}

export function fromPolar(lightness: number, chroma: number, degrees: number): Triple {
  const radians = (degrees * Math.PI) / 180;
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)];
}

/** A percentage of `whole`, or a number, divided by `full`. */
function number(text: string, whole: number, full = 1): number {
  if (text === 'none') return 0;
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text || Number.NaN) / full;
}

const TURNS: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function angle(text: string): number {
  if (text === 'none') return 0;
  const [, digits = '', unit = 'deg'] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(deg|grad|rad|turn)?$/.exec(text) ?? [];
  return Number(digits || Number.NaN) * (TURNS[unit] ?? 1);
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
