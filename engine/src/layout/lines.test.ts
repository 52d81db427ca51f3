import { describe, expect, test } from 'vitest';
import { emojiFace, faceOf } from '../metrics/fonts.js';
import { loadOtherWidths } from '../metrics/other-letters.js';
import { OBJECT, type Span } from '../metrics/spans.js';
import { widthOf } from '../metrics/widths.js';
import type { IndexMark } from '../model/document.js';
import { breakLines } from './lines.js';

/** Every letter of Courier New is 0.6001 em wide: 12 twips in letters of 20. */
const COURIER = faceOf('Courier New', false, false);
const SIZE = 20;
const LETTER = 12.002;

const courier = (text: string): Span => ({ text, face: COURIER, size: SIZE });
const WIDE = { width: 9000, left: 0, firstLine: 0, spacing: 1, hasRightTab: false };
const measure = (letters: number) => ({ ...WIDE, width: letters * LETTER + 1 });
const count = (text: string, letters: number): number => breakLines([courier(text)], measure(letters)).length;

describe('lines take as many words as fit', () => {
  test.each([
    ['', 10, 1],
    ['four four', 9, 1],
    ['four four', 8, 2],
    ['four four four', 9, 2],
    ['ends with spaces      ', 16, 1],
    ['well-known', 6, 2],
    ['one\ntwo', 10, 2],
    ['one\n\ntwo', 10, 3],
    ['a long-ish incomprehensibilities', 10, 4],
    ['incomprehensibilities', 7, 3],
    ['four fo\u00adur', 7, 2],
    ['four four', 7, 2],
    ['one fo\u00adur three', 6, 3],
    ['one four three', 6, 3],
    ['f\u00ado\u00adu\u00adr', 4, 1],
    ['it is well-known by', 11, 2],
    ['it is well\u2011known by', 11, 3],
    ['four fo\u00adur', 8, 2],
    ['four fo\u00adur', 7, 2],
    ['中文中文', 4, 2],
    ['中文中。', 5, 1],
    ['中文「中', 5, 2],
  ])('%j on %i letters: %i lines', (text, letters, lines) => expect(count(text, letters)).toBe(lines));

  test('a word may be formatted in several ways', () => {
    const spans = [courier('one t'), courier('wo'), courier(' three')];
    expect(breakLines(spans, measure(6))).toHaveLength(3);
    expect(breakLines(spans, measure(7))).toHaveLength(2);
  });

  test('the first line is indented', () => {
    expect(breakLines([courier('four four four')], { ...measure(9), firstLine: 3 * LETTER })).toHaveLength(2);
    expect(breakLines([courier('four four')], { ...measure(9), firstLine: 3 * LETTER })).toHaveLength(2);
  });

  test('ideographs need no spaces: each is an em wide', () => {
    const span = { text: '漢字漢字漢字', face: faceOf('Calibri', false, false), size: SIZE };
    expect(breakLines([span], { ...WIDE, width: 41 })).toHaveLength(3);
  });
});

describe('the height of a line', () => {
  // Courier New of 10 points: (0.8325 + 0.3003) × 200 twips = 226.56; Calibri: (0.9707 + 0.25) × 200 = 244.14.
  const small = { text: 'x', face: COURIER, size: 200 };
  const calibri = { text: 'x', face: faceOf('Calibri', false, false), size: 200 };

  test('is that of the font, with line spacing except at the top of a page', () => {
    const [line] = breakLines([small], { ...WIDE, spacing: 2 });
    expect(line).toMatchObject({ height: 454, ownHeight: 227 });
  });

  test('is set by the highest ascent and the lowest descent', () => {
    const [line] = breakLines([small, calibri], WIDE);
    expect(line?.height).toBe(Math.round((0.9707 + 0.3003) * 200));
  });

  test('is that of a list marker in a higher font, on the first line only', () => {
    const marker = { face: faceOf('Calibri', false, false), size: 220 };
    const lines = breakLines([{ ...small, text: 'x\ny' }], { ...WIDE, marker });
    const first = Math.round(0.9707 * 220) + Math.round(0.3003 * 200);
    expect(lines.map(({ height }) => height)).toEqual([first, 227]);
  });

  test('is higher with emoji, in whose font a sign is as wide as a pictograph', () => {
    const emoji = (text: string) => ({ text, face: emojiFace(), size: 200 });
    const [line] = breakLines([calibri, emoji('😀')], WIDE);
    expect(line?.height).toBe(Math.round(1.0791 * 200) + Math.round(0.251 * 200));
    for (const text of ['😀', '✅', '❤\ufe0f', '1\ufe0f\u20e3'])
      expect(widthOf([emoji(text)]).max).toBeCloseTo(1.373 * 200, 2);
  });

  test('holds a picture, which line spacing does not stretch', () => {
    const picture = {
      ...small,
      text: OBJECT,
      object: { width: 100, height: 1000, depth: 0, leading: 0, isText: false },
    };
    const [line] = breakLines([picture], { ...WIDE, spacing: 2 });
    expect(line?.height).toBe(Math.round(1000 + 0.3003 * 200) + 227);
  });

  test.each([
    ['words', 'four four four four', 4],
    ['words divided at hyphens', 'four-four-four-four', 5],
    ['ideographs', '中文中文', 1.7],
    ['parts of a long word', 'abcdefghijkl', 4],
    ['an empty line', 'four\n\nfour', 4],
  ])('is the same for all lines of one font: %s', (_, text, letters) => {
    const lines = breakLines([{ ...small, text }], { ...WIDE, width: letters * 0.6001 * 200 + 5 });
    expect(lines.length).toBeGreaterThan(2);
    for (const { height, ascent } of lines) expect([height, ascent]).toEqual([227, 167]);
  });

  test('is that of its text, whatever the font of a mark without text after it', () => {
    const mark = { ...calibri, text: '', size: 400 };
    for (const text of ['x', 'x ', 'x y'])
      expect(breakLines([{ ...small, text }, mark], WIDE)).toMatchObject([{ height: 227 }]);
    // A line of nothing but that is as high as it.
    expect(breakLines([{ ...small, text: 'x\n' }, mark], WIDE)[1]?.height).toBeGreaterThan(400);
  });

  test('leaves room above a formula that is higher than text', () => {
    const object = { width: 100, height: 400, depth: 100, leading: 29, isText: true };
    const [line] = breakLines([{ ...small, text: OBJECT, object }], WIDE);
    expect(line).toMatchObject({ ascent: 329, height: 429 });
  });
});

test('the note of a mark belongs to the line of its word', () => {
  const mark = { ...courier('1'), note: 7 };
  const lines = breakLines([courier('four four'), mark], measure(9));
  expect(lines.map(({ notes }) => notes)).toEqual([[], [7]]);
});

test('a place that the index leads to is on the line of the word after it, whatever follows there', () => {
  const mark: IndexMark = { type: 'indexMark', path: ['a'], line: 1 };
  const spans = [courier('four four'), { ...courier(''), mark }, courier(' four four'), courier(' four')];
  const marks = breakLines(spans, measure(9)).map((line) => line.marks);
  expect(marks).toEqual([[mark], undefined, undefined]);
  const twice = [{ ...courier(''), mark }, courier('a '), { ...courier(''), mark }, courier('b c')];
  expect(breakLines(twice, measure(9)).map((line) => line.marks)).toEqual([[mark, mark]]);
});

test('a line may end at a picture, on either side of which words are apart', () => {
  const picture = { width: 4 * LETTER, height: 30, depth: 0, leading: 0, isText: false };
  const spans = [courier('ab '), { ...courier(OBJECT), object: picture }, courier('cdefgh ij')];
  const ends = (letters: number) => breakLines(spans, measure(letters)).map(({ end }) => end);
  expect(ends(9)).toEqual([4, 13]);
  expect(ends(7)).toEqual([4, 11, 13]);
  expect(ends(6)).toEqual([3, 4, 11, 13]);
});

test('Arabic text is as wide as its joined letters', async () => {
  await loadOtherWidths(['م']);
  const span = { text: 'مرحبا بالعالم', face: faceOf('Arial', false, false), size: SIZE };
  const width = widthOf([span]).max;
  const apart = Array.from(span.text, (letter) => widthOf([{ ...span, text: letter }]).max);
  expect(width).not.toBeCloseTo(apart.reduce((sum, each) => sum + each));
  expect(breakLines([span], { ...WIDE, width: width + 0.1 })).toHaveLength(1);
  expect(breakLines([span], { ...WIDE, width: width - 0.1 })).toHaveLength(2);
});

test('a word ends at a soft hyphen only where its hyphen has room', () => {
  const ends = (letters: number) =>
    breakLines([courier('four foo\u00adbar')], measure(letters)).map(({ end }) => end);
  expect(ends(8)).toEqual([5, 12]);
  expect(ends(9)).toEqual([9, 12]);
});

test('punctuation hangs beside an ideograph that has the whole line', () => {
  expect(breakLines([courier('中。')], { ...WIDE, width: 20.5 })).toHaveLength(1);
});

describe('a tab that leads to the right', () => {
  const lines = (text: string, letters: number) =>
    breakLines([courier(text)], { ...measure(letters), hasRightTab: true });

  test('needs no room of its own', () => expect(lines('four\t12', 6)).toHaveLength(1));

  test('is on the line of the number that it leads to', () => {
    expect(lines('four four\t12', 10).map(({ end }) => end)).toEqual([9, 12]);
  });
});

describe('space between scripts', () => {
  const eastAsian = (text: string): Span => ({
    text,
    face: faceOf('East Asian sans', false, false),
    size: SIZE,
  });
  const inWidth = (spans: readonly Span[], width: number) => breakLines(spans, { ...WIDE, width }).length;

  test('is a quarter of an em, but none at the end of a line', () => {
    const spans = [eastAsian('中'), courier('a'), eastAsian('文')];
    // Two ideographs of 20 twips, a letter of 12, and twice 5 between them.
    expect(inWidth(spans, 62.1)).toBe(1);
    expect(inWidth(spans, 61.9)).toBe(2);
    expect(inWidth([eastAsian('中'), courier('a')], 20)).toBe(2);
    expect(inWidth([eastAsian('中中中'), courier('aaa bb')], 6 * LETTER + 0.1)).toBe(2);
    // Within a word, as beside Korean letters, it goes to the next line with it.
    const korean = [courier('xxxx a'), eastAsian('한'), courier(' b')];
    const second = widthOf([courier('a'), ...korean.slice(1)]).max;
    expect(inWidth(korean, second + 0.1)).toBe(2);
    expect(inWidth(korean, second - 0.1)).toBe(3);
  });

  test('does not separate a note’s mark from its word', () => {
    expect(inWidth([eastAsian('中'), { ...courier('1'), note: 1 }, eastAsian('文')], 52.1)).toBe(1);
  });
});

describe('a tab', () => {
  /** Whether a text needs a column of this width for a single line, and no wider one. */
  const needs = (text: string, width: number, own: Partial<Parameters<typeof breakLines>[1]> = {}) =>
    [width - 1, width + 1].map(
      (each) => breakLines([courier(text)], { ...WIDE, ...own, width: each }).length === 1,
    );
  const leftStop = [{ position: 300, alignment: 'left', dots: false }] as const;

  test('leads to the next stop, counted from the edge of the column', () => {
    expect(needs('a\tb', 720 + LETTER)).toEqual([false, true]);
    expect(needs('a\tb', 620 + LETTER, { left: 100 })).toEqual([false, true]);
    expect(needs('\tb', 720 + LETTER)).toEqual([false, true]);
  });

  test('leads from a hanging indent to the text, whatever stops there are', () => {
    expect(needs('a\tbcd', 3 * LETTER, { firstLine: -360, stops: leftStop })).toEqual([false, true]);
  });

  test('leads to a stop of the paragraph itself', () => {
    expect(needs('a\tb', 200 + LETTER, { left: 100, stops: leftStop })).toEqual([false, true]);
    expect(needs('a\tb', 200 + LETTER, { left: 100, firstLine: 60, stops: leftStop })).toEqual([false, true]);
    const stops = [{ ...leftStop[0], position: 150 }, ...leftStop];
    expect(needs(`${'a'.repeat(15)}\tb`, 200 + LETTER, { left: 100, stops })).toEqual([false, true]);
  });

  test('leaves text at a stop on the right before it', () => {
    const stops = [{ position: 300, alignment: 'right', dots: false }] as const;
    expect(needs('a\tb', 2 * LETTER, { stops })).toEqual([false, true]);
  });
});

test('a word wider than the line is never split within a surrogate pair', () => {
  const lines = breakLines([courier('😀'.repeat(6))], { ...WIDE, width: 30 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map(({ end }) => end % 2)).toEqual(lines.map(() => 0));
});
