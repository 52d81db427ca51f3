import type { PlacedParagraph, TextPiece } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { cellIn, placeInSource, sourceLine } from './source-line';

const piece = (text: string): TextPiece => ({ type: 'text', text, look: 0, x: 0, width: 100 });
const paragraph = (count: number, source?: PlacedParagraph['source']): PlacedParagraph => ({
  type: 'paragraph',
  role: { kind: 'text' },
  begins: true,
  ends: true,
  rightToLeft: false,
  box: { x: 0, y: 0, width: 100, height: count * 10 },
  lines: Array.from({ length: count }, (_, index) => ({
    top: index * 10,
    height: 10,
    baseline: index * 10 + 8,
    pieces: [piece('words')],
  })),
  ...(source && { source }),
});

test('every line of a paragraph that is one line of Markdown comes from that', () => {
  const long = paragraph(9, { first: 7, last: 7 });
  expect([0, 4, 8].map((line) => sourceLine(long, line))).toEqual([7, 7, 7]);
});

test('a paragraph of several lines of Markdown is shared among them in order', () => {
  const wrapped = paragraph(4, { first: 10, last: 17 });
  expect([0, 1, 2, 3].map((line) => sourceLine(wrapped, line))).toEqual([11, 13, 15, 17]);
  const merged = paragraph(2, { first: 10, last: 13 });
  expect([0, 1].map((line) => sourceLine(merged, line))).toEqual([11, 13]);
});

test('generated text comes from no line', () => {
  expect(sourceLine(paragraph(1), 0)).toBeUndefined();
});

test('a place in the words of a page is found in the Markdown that they come from', () => {
  const source = 'Printers moved _them_ to the margin,[^bayle] and by 1700 to the foot.';
  const words = 'the margin,1 and by 1700 to the foot.';
  const at = (word: string) => placeInSource(source, words, words.indexOf(word));
  expect(source.slice(at('1700'))).toMatch(/^1700/);
  expect(source.slice(at('margin'))).toMatch(/^margin/);
  expect(placeInSource(source, words, 0)).toBe(source.indexOf('the margin'));
  expect(placeInSource(source, 'elsewhere', 4)).toBe(0);
});

test('repeated words are distinguished by what follows, or else by where they are expected', () => {
  const source = '<td>a cell one</td><td>a cell two</td>';
  expect(source.slice(placeInSource(source, 'a cell two', 6))).toBe(' two</td>');
  const lines = 'same\nsame\nsame';
  expect([0, 5, 10].map((expected) => placeInSource(lines, 'same', 4, expected))).toEqual([4, 4, 9]);
});

test('the end of a line in Markdown is a space on the page', () => {
  expect(placeInSource('one two\nthree four', 'one two three four', 14)).toBe(14);
});

test('a short number is found only if it stands alone', () => {
  expect(placeInSource('10 and 1', '1', 1)).toBe(8);
});

test.each([
  ['| a | b |', 1, ' b '],
  ['a | b', 0, 'a '],
  ['a | b', 1, ' b'],
  ['| a \\| still a | b', 1, ' b'],
  ['| a |', 4, '| a |'],
  ['no table', 0, 'no table'],
])('of the row %j, the cell %i is %j', (row, cell, part) => {
  const { from, to } = cellIn(row, cell);
  expect(row.slice(from, to)).toBe(part);
});
