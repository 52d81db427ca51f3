import { expect, test } from 'vitest';
import { academic } from './academic.js';
import { business } from './business.js';
import { mla } from './mla.js';
import { plain } from './plain.js';

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (ink: string, ground: string): number =>
  (luminance(ground) + 0.05) / (luminance(ink) + 0.05);

test.each(Object.entries({ plain, academic, business, mla }))(
  '%s: each colour of code can be read on its ground',
  (_, { colors, codeColors }) => {
    for (const ink of Object.values(codeColors)) {
      expect(contrast(ink, colors.codeBackground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
