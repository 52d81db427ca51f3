import { describe, expect, test } from 'vitest';
import { firstMarks, isOn, kindIn, looksIn, withKind, withLooks, withValue, withWord } from './chart-marks';

const marks = (values: Record<string, string>, ...words: string[]) => ({
  values: Object.entries(values),
  words,
});

describe('what is not asked for stays', () => {
  const given = marks({ type: 'column', width: '12cm', alt: 'Words' }, 'stacked', 'with-table');
  test.each([
    [
      'a kind',
      withKind(given, 'bar', ['A']),
      marks({ type: 'bar', width: '12cm', alt: 'Words' }, 'stacked', 'with-table'),
    ],
    [
      'a value',
      withValue(given, 'y', 'kEUR'),
      marks({ type: 'column', width: '12cm', alt: 'Words', y: 'kEUR' }, 'stacked', 'with-table'),
    ],
    [
      'no value',
      withValue(given, 'Width', ' '),
      marks({ type: 'column', alt: 'Words' }, 'stacked', 'with-table'),
    ],
    [
      'a word',
      withWord(given, 'stacked', false),
      marks({ type: 'column', width: '12cm', alt: 'Words' }, 'with-table'),
    ],
  ])('%s', (_, changed, expected) => {
    expect(changed).toEqual(expected);
  });
});

test('a kind may be a word, and a word a value', () => {
  expect(kindIn(marks({}, 'Pie'))).toBe('pie');
  expect(withKind(marks({}, 'Pie', 'labels'), 'line', ['A'])).toEqual(marks({ type: 'line' }, 'labels'));
  expect(isOn(marks({ labels: 'yes' }), 'labels')).toBe(true);
  expect(isOn(marks({ labels: 'no' }), 'labels')).toBe(false);
  expect(withWord(marks({ labels: 'no' }), 'labels', true)).toEqual(marks({}, 'labels'));
});

test('a pie shows one of several columns, and other kinds show all of them again', () => {
  const pie = withKind(firstMarks(['A', 'B']), 'pie', ['A', 'B']);
  expect(pie).toEqual(marks({ type: 'pie', series: 'A' }));
  expect(withKind(pie, 'column', ['A', 'B'])).toEqual(firstMarks(['A', 'B']));
  expect(withKind(firstMarks(['A']), 'pie', ['A'])).toEqual(marks({ type: 'pie' }));
});

test('series are named only where they differ from what is usual', () => {
  const columns = ['A', 'B', 'C'];
  const usual = { isShown: true, isLine: false, isRight: false };
  const chosen = [usual, { ...usual, isLine: true, isRight: true }, { ...usual, isShown: false }];
  const written = withLooks(firstMarks(columns), columns, chosen);
  expect(written).toEqual(marks({ type: 'column', series: 'A, B', line: 'B', right: 'B' }));
  expect(looksIn(written, columns)).toEqual(chosen);
  expect(withLooks(written, columns, [usual, usual, usual])).toEqual(firstMarks(columns));
});
