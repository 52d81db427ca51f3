import { linear } from './color.js';

/** The lowest contrast ratio (WCAG 2.2) at which two colours can be told apart in print. */
const MIN_CONTRAST = 1.2;
/** The lowest at which text that nobody gave a colour is left as it is. */
const GOOD_CONTRAST = 3;
const PAPER = 'FFFFFF';
const INK = '000000';

/** Whether text of a colour can be read on a background. Colours are RGB, six hexadecimal digits. */
export function isLegible(color: string, background = PAPER): boolean {
  return contrastOf(color, background) >= MIN_CONTRAST;
}

/** The colour of text on a background: its usual one, or black or white if that would be hard to read there. */
export function legibleOn(background: string, usual = INK): string {
  if (contrastOf(usual, background) >= GOOD_CONTRAST) return usual;
  return contrastOf(PAPER, background) > contrastOf(INK, background) ? PAPER : INK;
}

/** The contrast ratio, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/../g) ?? []).map((pair) =>
    linear(Number.parseInt(pair, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
