import { COLOR_NAMES } from './color-names.js';

/** Three components of a colour. */
export type Triple = readonly [number, number, number];

/** A colour: red, green and blue of sRGB, and its opacity, each from 0 to 1 (or beyond, until it is written). */
export interface Color {
  readonly rgb: Triple;
  readonly alpha: number;
}

/** Reads the arguments of a colour function, without the opacity. */
export type ColorFunction = (...parts: [string, string, string, string?]) => Triple | undefined;

const rgb: ColorFunction = (red, green, blue) => [
  number(red, 1, 255),
  number(green, 1, 255),
  number(blue, 1, 255),
];
const hsl: ColorFunction = (hue, saturation, lightness) =>
  hslToRgb(angle(hue), number(saturation, 1, 100), number(lightness, 1, 100));

/** The older functions of CSS. */
export const COLOR_FUNCTIONS: Readonly<Record<string, ColorFunction>> = { rgb, rgba: rgb, hsl, hsla: hsl };

/** Reads a plain colour of CSS: hexadecimal, a name, or a function with numbers. */
export function readColor(source: string, functions = COLOR_FUNCTIONS): Color | undefined {
  const text = source.trim().toLowerCase();
  if (text === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  const hex = /^#([\da-f]{3,8})$/.exec(text)?.[1] ?? COLOR_NAMES.get(text);
  if (hex) return fromHex(hex);
  const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? [];
  const read = Object.hasOwn(functions, name) ? functions[name] : undefined;
  const [numbers = '', slashed] = inside.split('/');
  const pieces = numbers.split(/[\s,]+/).filter((piece) => piece !== '');
  // Besides the numbers, `color(…)` names their space.
  const count = name === 'color' ? 4 : 3;
  const alpha = slashed?.trim() ?? (pieces.length > count ? pieces.pop() : undefined);
  const [first, second, third, fourth, ...others] = pieces;
  if (!read || first === undefined || second === undefined || third === undefined) return undefined;
  if ((count === 4) !== (fourth !== undefined) || others.length > 0) return undefined;
  // With commas, saturation and lightness must be percentages (CSS Color 4, 7).
  if (name.startsWith('hsl') && inside.includes(',') && !(second.endsWith('%') && third.endsWith('%')))
    return undefined;
  const found = read(first, second, third, fourth);
  return found?.every(Number.isFinite) ? { rgb: found, alpha: clamp(number(alpha ?? '1', 1)) } : undefined;
}

function fromHex(hex: string): Color | undefined {
  if (hex.length === 5 || hex.length === 7) return undefined;
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = digits.map((pair) => Number.parseInt(pair, 16) / 255);
  return { rgb: [red, green, blue], alpha };
}

/** `rrggbb`, without the opacity. */
export function hexOf({ rgb }: Pick<Color, 'rgb'>): string {
  return rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** A percentage of `whole`, or a number, divided by `full`. */
export function number(text: string, whole: number, full = 1): number {
  if (text === 'none') return 0;
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text || Number.NaN) / full;
}

const TURNS: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

export function angle(text: string): number {
  if (text === 'none') return 0;
  const [, digits = '', unit = 'deg'] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(deg|grad|rad|turn)?$/.exec(text) ?? [];
  return Number(digits || Number.NaN) * (TURNS[unit] ?? 1);
}

/** Hue in degrees, saturation and lightness (CSS Color 4, 7.1). */
export function hslToRgb(hue: number, saturation: number, lightness: number): Triple {
  const part = (n: number): number => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    const range = saturation * Math.min(lightness, 1 - lightness);
    return lightness - range * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

/** From sRGB's gamma encoding to linear light. */
export function linear(part: number): number {
  return part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92;
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
