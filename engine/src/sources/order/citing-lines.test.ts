import { expect, test } from 'vitest';
import { citingLines } from './citing-lines.js';

test('settings about citations are lines of front matter', () =>
  expect(
    citingLines({
      title: 'T',
      nocite: '@*',
      'link-citations': true,
      'section-bibliographies': { level: 2 },
      filters: ['section-bibliographies', { path: 'a.lua', at: 'pre-ast' }],
    }),
  ).toEqual([
    'nocite: "@*"',
    'link-citations: true',
    'section-bibliographies: {"level": 2}',
    'filters: ["section-bibliographies", {"path": "a.lua", "at": "pre-ast"}]',
  ]));

test('circles and values that unfold to too much are left out', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  let laughs: readonly unknown[] = ['ha'];
  for (let level = 0; level < 40; level++) laughs = [laughs, laughs];
  expect(citingLines({ nocite: circle, filters: laughs, 'link-citations': true })).toEqual([
    'link-citations: true',
  ]);
  expect(citingLines({ filters: Array.from({ length: 101 }, () => 'a') })).toEqual([]);
});
