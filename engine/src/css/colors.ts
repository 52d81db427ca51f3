import { type Color, clamp, hexOf, readColor } from '../color/color.js';

/** Converts a CSS colour to six hexadecimal digits, as it looks on white paper; `undefined` if it is none or is unknown. */
export function rgbOf(written: string): string | undefined {
  const color = readColor(written);
  return color && color.alpha > 0 ? hexOf(onPaper(color)).toUpperCase() : undefined;
}

/** The colour in a `background` property, which may also contain an image or a gradient. */
export function colorIn(background: string): string | undefined {
  return (
    rgbOf(background) ??
    background
      .split(/\s+(?![^()]*\))/)
      .map(rgbOf)
      .find((color) => color !== undefined)
  );
}

/** The colour behind an element with a style. */
export function backgroundIn(style: ReadonlyMap<string, string>): string | undefined {
  return colorIn(style.get('background-color') ?? style.get('background') ?? '');
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
