import { expect, test } from 'vitest';
import { advance, faceOf } from '../metrics/fonts.js';
import { MeasuredFonts } from './fonts.js';

const fonts = new MeasuredFonts(undefined);

test.each([
  ['Verdana', 'Verdana'],
  ['Cambria', 'Cambria'],
  ['Cambria Math', 'Cambria'],
  ['Aptos Display', 'Aptos Display'],
  ['Aptos Light', 'Aptos'],
  ['Segoe UI Semibold', 'Segoe UI'],
  ['Open Sans Light', 'Open Sans'],
  ['Source Sans 3', 'Source Sans Pro'],
  ['Calibri Light', 'Calibri'],
  ['Noto Sans Mono', 'Courier New'],
  ['Open Sans Condensed', 'Calibri'],
  ['Palatino', 'Book Antiqua'],
  ['Palatino Linotype', 'Palatino Linotype'],
  ['TeX Gyre Schola', 'Century Schoolbook'],
  ['Century', 'Century Schoolbook'],
  ['Century Gothic', 'Century Gothic'],
  ['Adobe Garamond Pro', 'Garamond'],
  ['Franklin Gothic Medium', 'Franklin Gothic Book'],
  ['Minion Pro', 'Times New Roman'],
  ['Helvetica', 'Arial'],
  ['Helvetica Neue', 'Helvetica Neue'],
  ['Helvetica Neue Light', 'Helvetica Neue'],
  ['MyriadPro-Regular', 'Myriad Pro'],
  ['仿宋_GB2312', 'SimSun'],
  ['MS Mincho', 'SimSun'],
  ['MS PMincho', 'Times New Roman'],
  ['思源宋体', 'Times New Roman'],
  ['Microsoft YaHei', 'Arial'],
])('%s is measured as %s', (font, measured) => {
  expect(fonts.of(font)).toBe(measured);
});

const SENTENCE = 'The tables are read as if they were facts and nobody asks how they were made';
const width = (font: string, bold: boolean): number =>
  Array.from(SENTENCE).reduce(
    (sum, letter) => sum + advance(faceOf(font, bold, false), letter.charCodeAt(0)),
    0,
  );

/* Widths of this sentence in the fonts themselves, in em, from the advance widths of each letter. */
test.each([
  ['Verdana', false, 40.03],
  ['Verdana', true, 44.45],
  ['Tahoma', false, 35.13],
  ['Trebuchet MS', false, 35.65],
  ['Aptos', false, 33.44],
  ['Cambria', false, 31.743],
  ['Garamond', false, 30.15],
  ['Book Antiqua', false, 34.617],
  ['SimSun', true, 38.5],
] as const)('a sentence in %s (bold: %s) is about as wide as in the font itself', (font, bold, expected) => {
  expect(Math.abs(width(font, bold) / expected - 1)).toBeLessThan(0.015);
});

test('letters beyond Latin-1 are scaled, too', () => {
  const ratio =
    advance(faceOf('Segoe UI', false, false), 0x142) / advance(faceOf('Arial', false, false), 0x142);
  expect(ratio).toBeCloseTo(0.995, 4);
});
