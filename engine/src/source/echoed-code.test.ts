import { expect, test } from 'vitest';
import { echoedCode } from './echoed-code.js';

const R = [
  '# The first',
  'a <- c(1,',
  '  2) # "',
  'b <- a |>',
  '  f() %>%',
  '',
  '  g()',
  'if (x) {',
  '  "}"',
  '} else',
  '  y',
  'z',
];
const EXPRESSIONS = [R.slice(0, 3), R.slice(3, 7), R.slice(7, 11), R.slice(11)];

test.each<[readonly string[], readonly number[]]>([
  [['1'], [1]],
  [['2:3'], [2, 3]],
  [
    ['4', '1'],
    [1, 4],
  ],
  [['-1'], [2, 3, 4]],
  [['-2:-4'], [1]],
  [
    ['-1', '-3'],
    [2, 4],
  ],
  [['0'], []],
  [['1:2000000000'], [1, 2, 3, 4]],
  [['FALSE'], [1, 2, 3, 4]],
  [[], [1, 2, 3, 4]],
])('echo %j shows expressions %j of R', (echo, shown) => {
  const expected = shown.map((number) => EXPRESSIONS[number - 1]?.join('\n')).join('\n');
  expect(echoedCode(R.join('\n'), echo, true)).toBe(expected);
});

test('of other languages, lines are shown', () => {
  expect(echoedCode('a(\nb)\nc', ['2:3'], false)).toBe('b)\nc');
});
