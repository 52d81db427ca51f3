import { expect, test } from 'vitest';
import { closingBrackets, openBrackets } from './brackets.js';

test.each<[string, readonly string[] | undefined, string[]]>([
  ['', undefined, []],
  ['a', undefined, []],
  ['f(x', undefined, [')']],
  ['f(x)', undefined, []],
  ['([{', undefined, [')', ']', '}']],
  ['([a]', undefined, [')']],
  ['(a]', undefined, [')']],
  ['a)', undefined, []],
  ['b', [')'], [')']],
  ['b) [', [')'], [']']],
])('%j leaves brackets open, after %j', (text, before, expected) => {
  expect(openBrackets(text, before)).toEqual(expected);
});

test.each<[string, readonly string[], number]>([
  [') a', [')'], 1],
  [')] a', [']', ')'], 2],
  [']) a', [']', ')'], 0],
  ['))', [')'], 1],
  ['a)', [')'], 0],
  ['', [], 0],
])('%j closes some of %j', (text, open, count) => {
  expect(closingBrackets(text, open)).toBe(count);
});
