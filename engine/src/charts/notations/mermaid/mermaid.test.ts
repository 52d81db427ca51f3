import { expect, test } from 'vitest';
import { readNotation } from '../index.js';

const read = (value: string) => readNotation({ lang: 'mermaid', value }, { tableNamed: () => undefined });

test('a pie has its slices, its title and, with showData, labels', async () => {
  expect(await read("%% Pets\npie showData title Pets\n  \"Dogs, 'big'\" : 386\n  'Cats' : 85.5")).toEqual({
    kind: 'pie',
    heading: '',
    categories: ["Dogs, 'big'", 'Cats'],
    series: [{ name: '', values: [386, 85.5] }],
    title: 'Pets',
    hasLabels: true,
  });
});

test.each([
  ['---\ntitle: "Above"\nconfig:\n  theme: forest\n---\npie\n"a" : 1', { title: 'Above' }],
  ['%%{init: {"pie": {"donutHole": 0.4}}}%%\npie\n"a" : 1', { kind: 'doughnut' }],
  ['pie\naccTitle: Pets\naccDescr {\n  Mostly\n  dogs\n}\n"a" : 1', { description: 'Pets. Mostly dogs' }],
  ['pie accTitle: Pets\n"a" : 1', { description: 'Pets', categories: ['a'] }],
  ['pie showData accDescr {\n  Dogs\n}\n"a" : 1', { description: 'Dogs', hasLabels: true }],
  ['xychart-beta horizontal\nbar [1, -2.5, +3]', { kind: 'bar', categories: ['1', '2', '3'] }],
  ['%%{init: {"xyChart": {"chartOrientation": "horizontal"}}}%%\nxychart\nbar [1]', { kind: 'bar' }],
  ['xychart\nx-axis 10 --> 20\nline [.5, 1, 2]', { kind: 'line', categories: ['10', '15', '20'] }],
  ['xychart\nx-axis T [a, "b, c"]; bar [1, 2, 3]', { heading: 'T', categories: ['a', 'b, c', ''] }],
  [
    'xychart\nbar [1,\n 2]\nline "L" [3, 4]',
    {
      kind: 'column',
      series: [
        { name: '', values: [1, 2] },
        { name: 'L', values: [3, 4], isLine: true },
      ],
    },
  ],
  [
    'xychart\ntitle "`Two words`"\ny-axis "y (€)" -1 --> 10.5\nline [1]',
    {
      title: 'Two words',
      y: { title: 'y (€)', min: -1, max: 10.5 },
    },
  ],
  [
    'radar-beta\naxis a["A b"], c\ncurve x["X"]{1, 2}, y{c: 4, a 3}\nmax 5, min 0\nshowLegend false',
    {
      kind: 'radar',
      categories: ['A b', 'c'],
      series: [
        { name: 'X', values: [1, 2] },
        { name: 'y', values: [3, 4] },
      ],
      y: { min: 0, max: 5 },
      legend: 'none',
    },
  ],
])('%j', async (code, expected) => {
  expect(await read(code)).toMatchObject(expected);
});

test.each([
  'flowchart TD\n  pie --> xychart',
  'pie\n"a" 1',
  'pie\n"a" : -1',
  'pie\n"a" : 1\nconst b = 2',
  'xychart\nbar [1, two]',
  'xychart\nx-axis [a\nbar [1]',
  'xychart\narea [1]',
  'radar-beta\naxis a, b\ncurve c{1}',
  'radar-beta\naxis a, b\ncurve c{1, 2}\nsize 3',
  'quadrantChart\nA: [0.1, 0.2]',
])('what is no chart, or has a mistake, is left to Mermaid: %j', async (code) => {
  expect(await read(code)).toBeUndefined();
});

test.each([
  'pie title Pets',
  'xychart\nx-axis [a, b]',
  'radar-beta',
  'radar-beta\nticks 10\nshowLegend false\ngraticule polygon\nmin 1\nmax 10',
  'radar-beta\naxis a, b',
])('a chart without numbers is one, so that a finding says what it lacks: %j', async (code) => {
  expect(await read(code)).toMatchObject({ kind: expect.any(String) });
});

test('what Word cannot show has a reason', async () => {
  expect(await read('xychart horizontal\nbar [1]\nline [2]')).toEqual({
    fault: 'Word has no horizontal charts with lines',
  });
});
