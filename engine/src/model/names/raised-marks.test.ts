import { expect, test } from 'vitest';
import { splitAtMarks, withCarets, withoutMarks } from './raised-marks.js';

test.each([
  ['Ann Lee^1,\\*^', 'Ann Lee^1,*^', 'Ann Lee'],
  ['Ann Lee$^{1, 2}$', 'Ann Lee^1,2^', 'Ann Lee'],
  ['Ann Lee<sup>a</sup>', 'Ann Lee^a^', 'Ann Lee'],
  ['^1^Institute of Tides', '^1^Institute of Tides', 'Institute of Tides'],
  ['5 ^ 3 and 2 ^ 2', '5 ^ 3 and 2 ^ 2', '5 ^ 3 and 2 ^ 2'],
])('%s', (written, carets, plain) => {
  expect(withCarets(written)).toBe(carets);
  expect(withoutMarks(carets)).toBe(plain);
  expect(splitAtMarks(carets).join('')).toBe(carets.replaceAll(/(?<=\S)\^|\^(?=\S)/g, ''));
});
