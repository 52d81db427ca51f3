import { expect, test } from 'vitest';
import { readVegaLite } from './index';

const data = {
  values: [
    { q: 'Q1', a: 3, b: 0.2 },
    { q: 'Q2', a: 5, b: 0.3 },
  ],
};
const q = { field: 'q' };
const a = { field: 'a', type: 'quantitative' };
const b = { field: 'b', type: 'quantitative' };

test.each<[string, object, object]>([
  [
    'a line over bars, on an axis of its own',
    {
      title: 'T',
      encoding: { x: q },
      layer: [
        { mark: 'bar', encoding: { y: a } },
        { mark: 'line', encoding: { y: b } },
      ],
      resolve: { scale: { y: 'independent' } },
    },
    {
      kind: 'column',
      title: 'T',
      categories: ['Q1', 'Q2'],
      series: [
        { name: 'a', values: [3, 5] },
        { name: 'b', values: [0.2, 0.3], isLine: true, isRight: true },
      ],
      y: { title: 'a' },
      y2: { title: 'b' },
    },
  ],
  [
    'bars over a line, on the same axis',
    {
      encoding: { x: q },
      layer: [
        { mark: 'line', encoding: { y: b } },
        { mark: 'bar', encoding: { y: a } },
      ],
    },
    { kind: 'column', series: [{ name: 'a' }, { name: 'b', isLine: true }], y: { title: 'a, b' } },
  ],
  [
    'a line and its points',
    { encoding: { x: q, y: a }, layer: [{ mark: 'line' }, { mark: { type: 'point', filled: true } }] },
    { kind: 'line', series: [{ name: 'a', values: [3, 5] }] },
  ],
  [
    'bars and their values',
    {
      encoding: { y: q, x: a },
      layer: [{ mark: 'bar' }, { mark: 'text', encoding: { text: { ...a, format: '.1f' } } }],
    },
    { kind: 'bar', hasLabels: true, series: [{ values: [3, 5] }] },
  ],
  [
    'two lines, one in layers of its own',
    {
      encoding: { x: q },
      layer: [{ mark: 'line', encoding: { y: a } }, { layer: [{ mark: 'line', encoding: { y: b } }] }],
    },
    { kind: 'line', series: [{ name: 'a' }, { name: 'b' }] },
  ],
  [
    'points, and a line through others',
    {
      layer: [
        { mark: 'point', encoding: { x: a, y: b } },
        { data: { values: [{ a: 1, b: 2 }] }, mark: 'line', encoding: { x: a, y: b } },
      ],
    },
    {
      kind: 'scatter',
      categories: { x: [3, 5, 1] },
      series: [{ values: [0.2, 0.3] }, { values: [undefined, undefined, 2], isLine: true }],
    },
  ],
])('layers are one chart: %s', (_, spec, expected) => {
  expect(readVegaLite({ data, ...spec })).toMatchObject(expected);
});

test.each<[string, object, RegExp]>([
  ['a rule', { encoding: { x: q, y: a }, layer: [{ mark: 'bar' }, { mark: 'rule' }] }, /"rule"/],
  [
    'bars over bars',
    { encoding: { x: q, y: a }, layer: [{ mark: 'bar' }, { mark: 'bar' }] },
    /layers in another way/,
  ],
  [
    'texts of something else',
    { encoding: { x: q, y: a }, layer: [{ mark: 'bar' }, { mark: 'text', encoding: { text: q } }] },
    /texts shows something else/,
  ],
  [
    'other categories',
    {
      layer: [
        { mark: 'bar', encoding: { x: q, y: a } },
        { data: { values: [{ q: 'Q3', b: 1 }] }, mark: 'line', encoding: { x: q, y: b } },
      ],
    },
    /different categories/,
  ],
  [
    'a filter in one layer',
    {
      encoding: { x: q, y: a },
      layer: [{ mark: 'bar' }, { mark: 'line', transform: [{ filter: 'datum.a > 3' }] }],
    },
    /transform/,
  ],
  ['views beside each other', { hconcat: [{ mark: 'bar' }] }, /hconcat/],
  [
    'colours of other numbers',
    { mark: 'bar', encoding: { x: q, y: a, color: b } },
    /colours are those of numbers/,
  ],
])('what no chart of Word shows is refused: %s', (_, spec, reason) => {
  expect(() => readVegaLite({ data, ...spec })).toThrow(reason);
});
