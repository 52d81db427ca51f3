import { type Color, clamp, hexOf, linear, readColor } from '../color/color.js';

/** Converts a CSS colour to six hexadecimal digits, as it looks on white paper; `undefined` if it is none or is unknown. */
export function rgbOf(written: string): string | undefined {
  const color = readColor(written);
  return color && color.alpha > 0 ? hexOf(onPaper(color)).toUpperCase() : undefined;
}

/** The lowest contrast ratio (WCAG 2.2) at which two colours can be told apart in print. */
const MIN_CONTRAST = 1.2;
const PAPER = 'FFFFFF';

/** Whether text of a colour is legible on a background. */
export function isLegible(color: string, background = PAPER): boolean {
  const [darker = 0, lighter = 0] = [luminanceOf(color), luminanceOf(background)].sort(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05) >= MIN_CONTRAST;
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/../g) ?? []).map((pair) =>
    linear(Number.parseInt(pair, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Blends a transparent colour with that of the paper, since Word has no transparent text. */
function onPaper({ rgb: [red, green, blue], alpha }: Color): Pick<Color, 'rgb'> {
  const mixed = (part: number): number => 1 - (1 - clamp(part)) * alpha;
  return { rgb: [mixed(red), mixed(green), mixed(blue)] };
}

/** CSS properties for formatting that Word supports. */
const HAS_LOOK =
  /(?:^|[;\s])(?:color|background(?:-color)?|font(?:-(?:style|variant(?:-caps)?|weight|size|family))?|text-decoration(?:-line)?)\s*:/i;

/** Whether a CSS style has an effect on text in Word. */
export function hasLook(style: string): boolean {
  return HAS_LOOK.test(style);
}
