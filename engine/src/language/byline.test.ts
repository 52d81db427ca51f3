import { expect, test } from 'vitest';
import { byline } from './byline.js';

test.each([
  ['en-US', ['A'], 'A'],
  ['en-US', ['A', 'B'], 'A and B'],
  ['en-US', ['A', 'B', 'C'], 'A, B, and C'],
  ['en-GB', ['A', 'B', 'C'], 'A, B and C'],
  ['de-AT', ['A', 'B', 'C'], 'A, B und C'],
  ['zh-CN', ['甲', '乙', '丙'], '甲、乙和丙'],
  ['eu', ['A', 'B'], 'A, B'],
  ['en', [], ''],
])('in %s, %j is one line', (language, names, line) => {
  expect(byline(names, language)).toBe(line);
});
