import { type Color, clamp, hslToRgb, type Triple } from '../../../../color/color.js';
import { fromPolar, readColor, written } from './color.js';
import { linearToOklab, oklabToLinear, rgbToHsl, toEncoded, toLinear } from './color-spaces.js';
import { find, split } from './scan.js';

/** How colours convert to a space's components and back; the index of the hue, if there is one. */
interface Space {
  readonly into: (rgb: Triple) => Triple;
  readonly back: (parts: Triple) => Triple;
  readonly hue?: 0 | 2;
}

const OKLAB: Space = {
  into: (rgb) => linearToOklab(toLinear(rgb)),
  back: (parts) => toEncoded(oklabToLinear(parts)),
};

const OKLCH: Space = {
  hue: 2,
  into: (rgb) => {
    const [lightness, a, b] = OKLAB.into(rgb);
    return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
  },
  back: ([lightness, chroma, hue]) => OKLAB.back(fromPolar(lightness, chroma, hue)),
};

/** Other spaces are mixed in Oklab; the difference is invisible. */
const SPACES: Readonly<Record<string, Space>> = {
  srgb: { into: (rgb) => rgb, back: (rgb) => rgb },
  'srgb-linear': { into: toLinear, back: toEncoded },
  hsl: { hue: 0, into: rgbToHsl, back: ([hue, s, l]) => hslToRgb(hue, s, l) },
  oklch: OKLCH,
  lch: OKLCH,
};

const MAX_DEPTH = 20;

/** Reads a colour, including `color-mix()` and `light-dark()`; `current` is the value of `currentColor`. */
export function resolveColor(source: string, current: Color, depth = 0): Color | undefined {
  const text = source.trim();
  if (/^currentcolor$/i.test(text)) return current;
  const [, name = ''] = /^(color-mix|light-dark)\(/i.exec(text) ?? [];
  if (name === '' || depth > MAX_DEPTH) return readColor(text);
  const end = find(text, ')', name.length + 1);
  if (end !== text.length - 1) return undefined;
  const [first = '', ...others] = split(text.slice(name.length + 1, end), ',');
  // Documents have a light background.
  if (name.toLowerCase() === 'light-dark') return resolveColor(first, current, depth + 1);
  const [one, two] = others.map((each) => shareOf(each, current, depth + 1));
  return one && two && others.length === 2 ? mixed(first, one, two) : undefined;
}

interface Share {
  readonly color: Color;
  readonly share: number | undefined;
}

function shareOf(source: string, current: Color, depth: number): Share | undefined {
  const [, before, text = '', after] = /^(?:([\d.]+)%\s+)?(.*?)(?:\s+([\d.]+)%)?$/s.exec(source.trim()) ?? [];
  const color = resolveColor(text, current, depth);
  const share = before ?? after;
  return color && { color, share: share === undefined ? undefined : clamp(Number(share) / 100) };
}

/** CSS Color 5, 3: the opacities are mixed too, and each colour is weighted by its opacity. */
function mixed(method: string, one: Share, two: Share): Color | undefined {
  const [, name = '', way = 'shorter'] = /^in\s+([a-z\d-]+)(?:\s+(\w+)\s+hue)?$/i.exec(method) ?? [];
  if (name === '') return undefined;
  const first = one.share ?? (two.share === undefined ? 0.5 : 1 - two.share);
  const second = two.share ?? 1 - first;
  const sum = first + second;
  if (!(sum > 0)) return undefined;
  const part = second / sum;
  const alpha = one.color.alpha * (1 - part) + two.color.alpha * part;
  const space = SPACES[name.toLowerCase()] ?? OKLAB;
  const [a, b] = [space.into(one.color.rgb), space.into(two.color.rgb)];
  const weight = alpha === 0 ? 0 : (two.color.alpha * part) / alpha;
  const mix = (index: 0 | 1 | 2): number =>
    index === space.hue
      ? mixedHue(isGrey(a) ? b[index] : a[index], isGrey(b) ? a[index] : b[index], part, way)
      : a[index] + (b[index] - a[index]) * weight;
  return { rgb: space.back([mix(0), mix(1), mix(2)]), alpha: alpha * Math.min(1, sum) };
}

function mixedHue(from: number, to: number, part: number, way: string): number {
  const turn = (((to - from) % 360) + 360) % 360;
  const goesBack = turn > 180 !== (way === 'longer');
  return from + (goesBack ? turn - 360 : turn) * part;
}

/** Greys have no hue and take the other colour's. In both spaces with a hue, the middle component is the chroma. */
function isGrey([, amount]: Triple): boolean {
  return amount < 1e-4;
}

/** A value with every colour in newer syntax replaced by `#rrggbb`. */
export function plainColors(value: string, current: Color): string {
  const found = /(?<![\w-])(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch|color|color-mix|light-dark)\(/i.exec(value);
  if (!found) return value;
  const end = find(value, ')', found.index + found[0].length) + 1;
  const color = resolveColor(value.slice(found.index, end), current);
  const plain = color ? (color.alpha === 0 ? 'none' : written(color)) : 'none';
  return value.slice(0, found.index) + plain + plainColors(value.slice(end), current);
}
