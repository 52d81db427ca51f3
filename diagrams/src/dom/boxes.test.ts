import { expect, test } from 'vitest';
import { boxOf } from './boxes.js';
import { installDocument, styleAround } from './globals.js';
import { lengthOf, pathPoints, pointAlong } from './path.js';

const { DOMParser } = installDocument();

/** The box around the content of a drawing, rounded. */
function box(content: string): readonly number[] {
  const root = new DOMParser().parseFromString(
    `<svg><g>${content}</g></svg>`,
    'image/svg+xml',
  ).documentElement;
  const group = root?.querySelector('g');
  if (!root || !group) throw new Error('No drawing');
  const { x, y, width, height } = boxOf(group, styleAround(root));
  return [x, y, width, height].map((length) => Math.round(length) + 0);
}

test.each<[string, readonly number[]]>([
  ['<rect x="1" y="2" width="3" height="4"/>', [1, 2, 3, 4]],
  ['<circle cx="10" cy="10" r="5"/>', [5, 5, 10, 10]],
  ['<rect width="10" height="10"/><line x1="20" y1="-5" x2="30" y2="5"/>', [0, -5, 30, 15]],
  ['<rect width="10" height="20" transform="translate(5, 6)"/>', [5, 6, 10, 20]],
  ['<rect width="10" height="20" transform="rotate(90)"/>', [-20, 0, 20, 10]],
  ['<rect width="10" height="20" transform="rotate(90 10 10)"/>', [0, 0, 20, 10]],
  ['<rect width="10" height="20" transform="translate(1 1) scale(2)"/>', [1, 1, 20, 40]],
  ['<polygon points="0,0 10,0 5,8"/>', [0, 0, 10, 8]],
  ['<path d="M0 0h10v10H0z"/>', [0, 0, 10, 10]],
  ['<path d="m5,5 l10,0 0,10"/>', [5, 5, 10, 10]],
  ['<path d="M0 0C0 10 20 10 20 0"/>', [0, 0, 20, 8]],
  ['<path d="M0 0Q10 20 20 0T40 0"/>', [0, -10, 40, 20]],
  ['<path d="M0 0A10 10 0 0 1 20 0"/>', [0, -10, 20, 10]],
  ['<defs><rect width="9" height="9"/></defs>', [0, 0, 0, 0]],
])('%s', (content, expected) => {
  expect(box(content)).toEqual(expected);
});

test('text is as wide as its letters, and stands where it is anchored', () => {
  const [left = 0, top = 0, width = 0, height = 0] = box('<text x="100" y="50">Hello</text>');
  // H 0.722, e 0.556, l 0.222, o 0.556 em in Arial.
  expect([left, width]).toEqual([100, Math.round(16 * (0.722 + 0.556 + 0.222 * 2 + 0.556))]);
  expect(top).toBe(Math.round(50 - 16 * 0.938));
  expect(height).toBe(18);
  expect(box('<text x="100" y="50" text-anchor="middle">Hello</text>')[0]).toBe(Math.round(100 - width / 2));
  expect(box('<text x="100" y="50" style="text-anchor: end">Hello</text>')[0]).toBe(Math.round(100 - 36.45));
});

test('lines of a text are placed below each other, with lengths in em', () => {
  const [, top = 0, , height = 0] = box(
    '<text y="-0.1em"><tspan x="0" y="-0.1em" dy="1.1em">One</tspan><tspan x="0" y="1em" dy="1.1em">Two</tspan></text>',
  );
  expect(top).toBe(1);
  expect(height).toBe(36);
});

test('styles decide how large text is', () => {
  const wide = (rule: string) =>
    box(`<style>#a .label{${rule}}</style><g id="a"><text class="label">Hello</text></g>`)[2];
  expect(wide('fill: red')).toBe(36);
  expect(wide('font-size: 32px')).toBe(73);
  expect(wide('font-size: 0.5em')).toBe(18);
  expect(wide('font-weight: bold')).toBe(39);
});

test('points along a path', () => {
  const path = pathPoints('M0 0H10V10');
  expect(lengthOf(path)).toBe(20);
  expect(pointAlong(path, 15)).toEqual([10, 5]);
  expect(pointAlong(path, 99)).toEqual([10, 10]);
});
