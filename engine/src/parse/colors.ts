import { type Color, clamp, hexOf, linear, readColor } from '../color/color.js';

/** A colour as CSS writes it, on white paper: six hexadecimal digits, or `undefined` where there is none, or none that is known. */
export function rgbOf(written: string): string | undefined {
  const color = readColor(written);
  return color && color.alpha > 0 ? hexOf(onPaper(color)).toUpperCase() : undefined;
}

/** Two colours whose contrast is lower cannot be told apart in print (WCAG 2.2, "contrast ratio"). */
const MIN_CONTRAST = 1.2;
const PAPER = 'FFFFFF';

/** Whether letters of a colour can be read on another one. */
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

/** Word knows no transparency in text: such a colour is mixed with the paper's. */
function onPaper({ rgb: [red, green, blue], alpha }: Color): Pick<Color, 'rgb'> {
  const mixed = (part: number): number => 1 - (1 - clamp(part)) * alpha;
  return { rgb: [mixed(red), mixed(green), mixed(blue)] };
}
