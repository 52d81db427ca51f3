import { hslToRgb, linear as linearPart, type Triple } from '../../../../color/color.js';

// Conversions between colour spaces as CSS Color 4, section 18, gives them.

export function hwbToRgb(hue: number, white: number, black: number): Triple {
  if (white + black >= 1) return map([0, 0, 0], () => white / (white + black));
  return map(hslToRgb(hue, 1, 0.5), (part) => part * (1 - white - black) + white);
}

/** Hue in degrees, saturation and lightness. */
export function rgbToHsl([red, green, blue]: Triple): Triple {
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, lightness] = [max - min, (max + min) / 2];
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1) || 1);
  if (max === red) return [((green - blue) / range + 6) * 60, saturation, lightness];
  return [(max === green ? (blue - red) / range + 2 : (red - green) / range + 4) * 60, saturation, lightness];
}

/** From linear light to sRGB's gamma encoding. */
export function toEncoded(linear: Triple): Triple {
  return map(linear, (part) => (part > 0.0031308 ? 1.055 * part ** (1 / 2.4) - 0.055 : 12.92 * part));
}

export function toLinear(encoded: Triple): Triple {
  return map(encoded, linearPart);
}

export function oklabToLinear(lab: Triple): Triple {
  const cone = times(lab, [
    [1, 0.3963377774, 0.2158037573],
    [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.291485548],
  ]);
  return times(
    map(cone, (part) => part ** 3),
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
  );
}

export function linearToOklab(linear: Triple): Triple {
  const cone = times(linear, [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ]);
  return times(map(cone, Math.cbrt), [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ]);
}

/** CIE Lab with D50, as in CSS, to XYZ with D65. */
export function labToXyz([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116;
  const cube = (part: number): number => (part > 6 / 29 ? part ** 3 : (108 / 841) * (part - 4 / 29));
  return times(
    [0.9642956764 * cube(y + a / 500), cube(y), 0.8251046025 * cube(y - b / 200)],
    [
      [0.955473421, -0.0230985, 0.0632592],
      [-0.0283697, 1.0099954, 0.0210414],
      [0.0123141, -0.0205077, 1.3303659],
    ],
  );
}

export function xyzToLinear(xyz: Triple): Triple {
  return times(xyz, [
    [3.2409699419, -1.5373831776, -0.4986107603],
    [-0.9692436363, 1.8759675015, 0.0415550574],
    [0.0556300797, -0.2039769589, 1.0569715142],
  ]);
}

function times([a, b, c]: Triple, rows: readonly [Triple, Triple, Triple]): Triple {
  const row = ([x, y, z]: Triple): number => a * x + b * y + c * z;
  return [row(rows[0]), row(rows[1]), row(rows[2])];
}

function map([a, b, c]: Triple, change: (part: number) => number): Triple {
  return [change(a), change(b), change(c)];
}
