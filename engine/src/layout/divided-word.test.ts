import { describe, expect, test } from 'vitest';
import { faceOf } from '../metrics/fonts.js';
import type { Hyphenate } from '../metrics/hyphenation.js';
import { OBJECT, type Span } from '../metrics/spans.js';
import { characterWidth, partBefore } from './divided-word.js';
import { breakLines } from './lines.js';

/** Every letter of Courier New is 0.6001 em wide: 12 twips in letters of 20. */
const COURIER = faceOf('Courier New', false, false);
const LETTER = 12.002;
const courier = (text: string, own: Partial<Span> = {}): Span => ({ text, face: COURIER, size: 20, ...own });
const formula = (letters: number) => ({
  width: letters * LETTER,
  height: 10,
  depth: 0,
  leading: 0,
  isText: true,
});
/** Divides words after every second letter, but none with digits, as patterns do. */
const hyphenate = (word: string): readonly number[] =>
  /\d/.test(word) ? [] : Array.from({ length: Math.ceil(word.length / 2) - 1 }, (_, index) => 2 * index + 2);

function linesOf(spans: readonly Span[], letters: number, divides: boolean | Hyphenate = true) {
  const text = spans.map((span) => span.text).join('');
  const measure = {
    width: letters * LETTER + 1,
    left: 0,
    firstLine: 0,
    spacing: 1,
    hasRightTab: false,
    hyphenate: divides === true ? hyphenate : divides || undefined,
  };
  let from = 0;
  return breakLines(spans, measure).map(({ end, hyphenated, height }) => {
    const line = { text: text.slice(from, end).trimEnd() + (hyphenated ? '-' : ''), height };
    from = end;
    return line;
  });
}
const textsOf = (...given: Parameters<typeof linesOf>): readonly string[] =>
  linesOf(...given).map(({ text }) => text);

describe('a word that does not fit', () => {
  test.each<[number, readonly string[]]>([
    [8, ['one ab-', 'cdefgh', 'two']],
    [7, ['one ab-', 'cdefgh', 'two']],
    [6, ['one', 'abcd-', 'efgh', 'two']],
    [12, ['one abcdefgh', 'two']],
  ])('is divided where as much of it as possible stays, on lines of %i letters', (letters, expected) => {
    expect(textsOf([courier('one abcdefgh two')], letters)).toEqual(expected);
  });

  test('moves to the next line where words are not divided', () => {
    expect(textsOf([courier('one abcdefgh two')], 8, false)).toEqual(['one', 'abcdefgh', 'two']);
  });

  test('is divided on at most two lines in a row', () => {
    expect(textsOf([courier('ab cdefghijklmnopqrst')], 6)).toEqual(['ab cd-', 'efgh-', 'ijklmn', 'opqrst']);
    expect(textsOf([courier('a bcdef ghijkl mnopq rst')], 6)).toEqual([
      'a bc-',
      'def',
      'ghijkl',
      'mnopq',
      'rst',
    ]);
    expect(textsOf([courier('ab cdefgh ij klmnop qr stuvwx')], 6)).toEqual([
      'ab cd-',
      'efgh',
      'ij kl-',
      'mnop',
      'qr st-',
      'uvwx',
    ]);
  });

  test('is divided as one word, however it is formatted', () => {
    expect(textsOf([courier('one ab'), courier('cd'), courier('efgh two')], 9)).toEqual([
      'one abcd-',
      'efgh two',
    ]);
    expect(textsOf([courier('one two '), courier('abcdefgh')], 13)).toEqual(['one two abcd-', 'efgh']);
  });

  test('is divided where it may be, whatever is before and after it', () => {
    /** Only this word may be divided, after its third letter. */
    const only = (word: string) => (word.trimEnd() === 'abcdefgh' ? [3] : []);
    expect(textsOf([courier('one abcdefgh two')], 8, only)).toEqual(['one abc-', 'defgh', 'two']);
    const spans = [courier('one '), courier('two ab'), courier('cdefgh th'), courier('ree')];
    expect(textsOf(spans, 12, only)).toEqual(['one two abc-', 'defgh three']);
    expect(textsOf([courier('one '), courier('two '), courier('abcdefgh'), courier(' x')], 12, only)).toEqual(
      ['one two abc-', 'defgh x'],
    );
  });

  test('leaves to the next line exactly the room that its rest does not need', () => {
    const spans = [courier('one ab'), courier('cd'), courier('efgh twoo')];
    expect(textsOf(spans, 9)).toEqual(['one abcd-', 'efgh twoo']);
  });

  test.each<[string, Partial<Span>]>([
    ['code', { undivided: true }],
    ['the mark of a note', { note: 1 }],
  ])('is not divided if it is %s', (_, own) => {
    expect(textsOf([courier('one '), courier('abcdefgh', own), courier(' two')], 8)).toEqual([
      'one',
      'abcdefgh',
      'two',
    ]);
    // The rest of a word with some of it is not, either.
    expect(textsOf([courier('one abcd'), courier('ef', own), courier('gh')], 9)).toEqual(['one', 'abcdefgh']);
  });

  test('is not divided beside a formula or a picture in it', () => {
    const object = formula(2);
    const spans = [courier('one abcd'), courier(OBJECT, { object }), courier('efgh')];
    expect(textsOf(spans, 11)).toEqual(['one', `abcd${OBJECT}efgh`]);
  });

  test('makes both of its lines as high as its letters', () => {
    const high = courier('cdefgh', { size: 40 });
    const lines = linesOf([courier('ab '), high], 10);
    expect(lines.map(({ text }) => text)).toEqual(['ab cd-', 'efgh']);
    expect(lines[0]?.height).toBe(lines[1]?.height);
  });
});

test('the part of a divided word is as wide as its letters, whatever formatting it is in', () => {
  const face = faceOf('Calibri', false, false);
  const spans = ['ab', 'cdef'].map((text): Span => ({ text, face, size: 20 }));
  const part = partBefore({ from: 0, to: 6, spansFrom: 0 }, spans, 1000, () => [3]);
  const width = Array.from('abc').reduce((sum, letter) => sum + characterWidth(letter, 0, face) * 20, 0);
  expect(part?.end).toBe(3);
  expect(part?.width).toBeCloseTo(width);
});

describe('a word wider than a line', () => {
  test('breaks at any character where it cannot be divided', () => {
    expect(textsOf([courier('abcdefghij12')], 5)).toEqual(['abcde', 'fghij', '12']);
    expect(textsOf([courier('a '), courier('bcdefg'), courier('hij1 k')], 5)).toEqual([
      'a',
      'bcdef',
      'ghij1',
      'k',
    ]);
  });

  test('breaks where it begins after other text in other formatting, and its rest has other words beside it', () => {
    expect(textsOf([courier('xx '), courier('y '), courier('bcdefghi1')], 5)).toEqual([
      'xx y',
      'bcdef',
      'ghi1',
    ]);
    expect(textsOf([courier('a '), courier('bcdefg'), courier('h1 k m')], 5)).toEqual([
      'a',
      'bcdef',
      'gh1 k',
      'm',
    ]);
  });

  test('has one letter on each line of a column that is narrower than a letter', () => {
    expect(textsOf([courier('ab1')], 0.5)).toEqual(['a', 'b', '1']);
  });

  test('never breaks within a character', () => {
    for (const letter of ['😀', '🐀', '\u{10ffff}'])
      for (let width = 0.5; width < 6; width += 0.25)
        for (const text of textsOf([courier(`1${letter.repeat(5)}`)], width))
          expect(text).toMatch(new RegExp(`^1?(${letter})*$`, 'u'));
  });

  test('breaks before a formula in it that has no room', () => {
    const object = formula(4);
    const spans = [courier('abc1'), courier(OBJECT, { object }), courier('2d')];
    expect(textsOf(spans, 5)).toEqual(['abc1', `${OBJECT}2`, 'd']);
  });
});
