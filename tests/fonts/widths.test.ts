import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { advance, faceOf, HEIGHTS } from '../../engine/src/metrics/fonts';
import { loadOtherWidths } from '../../engine/src/metrics/other-letters';
import { measuresOf } from '../../scripts/fonts/font-file.mjs';
import { PAPER_FONTS, SIMILAR_PAPER_FONTS } from '../../web/app/converter/paper/paper-font-table';

const STYLES = ['400-normal', '700-normal', '400-italic', '700-italic'] as const;
/** The engine sets no width for combining marks and for invisible characters. */
const HAS_NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
/** The widths of phonetic letters and of the last blocks are estimated. */
const isMeasured = (code: number): boolean => code < 0x2c00 && !(code >= 0x1d00 && code < 0x1dc0);

beforeAll(() => loadOtherWidths(['ж']));

describe.each(Object.entries(PAPER_FONTS))('%s', (font, { standIn, ascent, descent, sizeAdjust = 1 }) => {
  test.each(STYLES)('%s: each character is as wide in the engine as in the font that is drawn', (style) => {
    const face = faceOf(font, style.startsWith('7'), style.endsWith('italic'));
    const folder = new URL(`../../node_modules/@fontsource/${standIn.name}/files/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith(`-${style}.woff`));
    const advances = new Map(files.flatMap((file) => [...measuresOf(new URL(file, folder)).advances]));
    const differing = [...advances].filter(([code, width]) => {
      if (width === 0 || !isMeasured(code) || HAS_NO_WIDTH.test(String.fromCharCode(code))) return false;
      return Math.abs(advance(face, code) - width * sizeAdjust) > 0.0005;
    });
    expect(advances.size).toBeGreaterThan(700);
    expect(differing.map(([code, width]) => [code.toString(16), width, advance(face, code)])).toEqual([]);
  });

  test('lines are as high in the engine as they are drawn', () => {
    // The page's style sheet has them to a hundredth of a percent.
    expect(HEIGHTS[font]?.map((height) => Number(height.toFixed(4)))).toEqual([ascent, descent]);
  });
});

test.each(Object.entries(PAPER_FONTS).flatMap(([font, { other }]) => (other ? [{ font, other }] : [])))(
  'letters that $font borrows are as wide as they are drawn',
  ({ font, other: { standIn, sizes } }) => {
    expect(standIn.name).toBe('tinos');
    for (const [bold, size] of [[false, sizes[0]] as const, [true, sizes[1]] as const])
      for (const letter of 'жШяψΩא') {
        const code = letter.charCodeAt(0);
        const drawn = advance(faceOf('Times New Roman', bold, false), code) * size;
        expect(advance(faceOf(font, bold, false), code)).toBeCloseTo(drawn, 5);
      }
  },
);

describe.each(Object.entries(SIMILAR_PAPER_FONTS))('%s', (font, { standIn, sizes, ascent, descent }) => {
  const drawnAs = { arimo: 'Arial', cousine: 'Courier New', tinos: 'Times New Roman' }[standIn.name] ?? '';
  const SENTENCE = 'The tables are read as if they were facts, and nobody asks how they were made in 1915.';
  const width = (name: string, bold: boolean, italic: boolean): number =>
    Array.from(SENTENCE).reduce(
      (sum, letter) => sum + advance(faceOf(name, bold, italic), letter.charCodeAt(0)),
      0,
    );

  test.each([0, 1, 2, 3])(
    'in variant %i lines are about as long in the engine as they are drawn',
    (variant) => {
      const [bold, italic] = [(variant & 1) > 0, variant > 1];
      const drawn = width(drawnAs, bold, italic) * (sizes[variant] ?? 0);
      expect(Math.abs(width(font, bold, italic) / drawn - 1)).toBeLessThan(0.025);
    },
  );

  test('lines are as high in the engine as they are drawn', () => {
    const face = faceOf(font, false, false);
    expect([face.ascent, face.descent].map((height) => Number(height.toFixed(4)))).toEqual([ascent, descent]);
  });
});
