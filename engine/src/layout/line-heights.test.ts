import { describe, expect, test } from 'vitest';
import { faceOf, heightsOf } from '../metrics/fonts.js';
import { breakLines } from './lines.js';

/** Half-points. */
const SIZES = [
  12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 30, 32, 36, 40, 44, 48, 52, 56, 64, 72,
];

/**
 * Heights of lines in twips: those of LibreOffice 7.4, measured as the distance between the first and the ninth line of a PDF
 * with fonts of the same metrics.
 */
const MEASURED: readonly (readonly [font: string, heights: readonly number[]])[] = [
  [
    'Calibri',
    [
      147, 159, 171, 183, 195, 208, 220, 232, 244, 256, 269, 281, 293, 317, 342, 366, 391, 440, 488, 537, 586,
      635, 684, 781, 879,
    ],
  ],
  [
    'Times New Roman',
    [
      138, 150, 161, 173, 184, 196, 207, 219, 230, 242, 253, 265, 276, 299, 322, 345, 368, 414, 460, 506, 552,
      598, 644, 736, 828,
    ],
  ],
  [
    'Arial',
    [
      138, 150, 161, 173, 184, 196, 207, 219, 230, 242, 253, 264, 276, 299, 322, 345, 368, 414, 460, 506, 552,
      598, 644, 736, 828,
    ],
  ],
  [
    'Georgia',
    [
      136, 148, 159, 170, 182, 193, 205, 216, 227, 239, 250, 261, 273, 296, 318, 341, 364, 409, 455, 500, 545,
      591, 636, 727, 818,
    ],
  ],
  [
    'Courier New',
    [
      136, 147, 159, 170, 181, 193, 204, 215, 227, 238, 249, 261, 272, 295, 317, 340, 363, 408, 453, 499, 544,
      589, 634, 725, 816,
    ],
  ],
  [
    'Consolas',
    [
      141, 152, 164, 176, 187, 199, 211, 223, 234, 246, 258, 269, 281, 305, 328, 351, 375, 422, 468, 515, 562,
      609, 656, 750, 843,
    ],
  ],
];

describe('a line is as high as LibreOffice has it, to the twip', () => {
  test.each(MEASURED)('%s', (font, heights) => {
    const face = faceOf(font, false, false);
    const computed = SIZES.map((size) => {
      const { ascent, descent } = heightsOf(face, size * 10);
      return ascent + descent;
    });
    expect(computed).toEqual(heights);
  });

  test('with the ascent rounded separately where fonts share a line', () => {
    // Arial of 11.5 points: 215.74 above the baseline and 48.74 below it, 264.48 together.
    expect(heightsOf(faceOf('Arial', false, false), 230)).toEqual({ ascent: 216, descent: 48 });
  });
});

/** The same of Calibri where lines are spaced, by 240ths of the line. */
const SPACED_SIZES = [18, 19, 20, 21, 22, 23, 24, 26, 28, 32, 40, 44];
const SPACED: readonly (readonly [line: number, heights: readonly number[]])[] = [
  [276, [253, 266, 280, 294, 309, 323, 336, 364, 393, 449, 561, 617]],
  [300, [275, 290, 305, 320, 336, 351, 366, 396, 427, 488, 610, 671]],
  [360, [330, 348, 366, 384, 403, 421, 439, 475, 513, 586, 732, 805]],
  [480, [440, 464, 488, 512, 538, 562, 586, 634, 684, 782, 976, 1074]],
];

test.each(SPACED)('a line spaced by %i 240ths is as high as LibreOffice has it', (line, heights) => {
  const face = faceOf('Calibri', false, false);
  const measure = { width: 9000, left: 0, firstLine: 0, spacing: line / 240, hasRightTab: false };
  const computed = SPACED_SIZES.map(
    (size) => breakLines([{ text: 'x', face, size: size * 10 }], measure)[0]?.height,
  );
  expect(computed).toEqual(heights);
});

/**
 * Lines of text with code, which is Courier New and a point smaller, but for the last of a paragraph: heights that LibreOffice
 * gives them at 11 and at 12 points, each with a spacing of 1.15, 1.5 and 2.
 */
const MIXED: readonly (readonly [font: string, heights: readonly number[]])[] = [
  ['Calibri', [314, 408, 543, 342, 445, 592]],
  ['Times New Roman', [302, 391, 518, 331, 428, 566]],
  ['Arial', [303, 392, 519, 332, 429, 567]],
  ['Georgia', [299, 387, 512, 326, 422, 559]],
];

test.each(MIXED)(
  'the spacing of a line in %s and another font stretches the higher of the two',
  (font, heights) => {
    const computed = [220, 240].flatMap((size) =>
      [1.15, 1.5, 2].map((spacing) => {
        const text = { text: 'word ', face: faceOf(font, false, false), size };
        const code = { text: 'code', face: faceOf('Courier New', false, false), size: size - 20 };
        const measure = { width: 9000, left: 0, firstLine: 0, spacing, hasRightTab: false };
        // Whether the fonts share a line or a word.
        const [line, together] = [
          [text, code],
          [{ ...text, text: 'word' }, code],
        ].map((spans) => breakLines(spans, measure)[0]?.height);
        expect(together).toBe(line);
        return line;
      }),
    );
    expect(computed).toEqual(heights);
  },
);
