import { describe, expect, test } from 'vitest';
import { isLegible } from '../color/contrast.js';
import { rgbOf } from './colors.js';

describe('a colour of CSS', () => {
  test.each([
    ['red', 'FF0000'],
    [' RebeccaPurple ', '663399'],
    ['lightgrey', 'D3D3D3'],
    ['darkslategrey', '2F4F4F'],
    ['#0af', '00AAFF'],
    ['#00AAFF', '00AAFF'],
    ['#ff000080', 'FF7F7F'],
    ['#f008', 'FF7777'],
    ['rgb(1, 2, 3)', '010203'],
    ['rgb(100% 0% 50%)', 'FF0080'],
    ['rgba(0, 0, 0, 0.5)', '808080'],
    ['rgb(0 0 0 / 25%)', 'BFBFBF'],
    ['rgb(300, -5, 0)', 'FF0000'],
    ['hsl(120, 100%, 25%)', '008000'],
    ['hsl(-120deg 100% 50%)', '0000FF'],
    ['hsla(0, 0%, 0%, 1)', '000000'],
  ])('%s is %s', (written, expected) => expect(rgbOf(written)).toBe(expected));

  test.each([
    '',
    'transparent',
    'rgba(0, 0, 0, 0)',
    '#12',
    '#12345',
    '#ggg',
    'rgb(1, 2)',
    'rgb(a, b, c)',
    'rgb(1, 2, 3, 4, 5)',
  ])('%j is none', (written) => expect(rgbOf(written)).toBeUndefined());

  test.each(['var(--accent)', 'nocolor', 'hsl(1, 2, 3)', 'constructor'])(
    '%j is none that is known',
    (written) => expect(rgbOf(written)).toBeUndefined(),
  );
});

test.each([
  ['FFFFFF', undefined, false],
  ['FFFF00', undefined, false],
  ['00FF00', undefined, true],
  ['FFFFFF', '000080', true],
  ['000000', '101010', false],
])('text in %s on %s can be read: %s', (color, background, expected) =>
  expect(isLegible(color, background)).toBe(expected),
);
