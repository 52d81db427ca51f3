import { expect, test } from 'vitest';
import { loadShortcodes } from './index.js';

test.each([
  ['a :smile: and :+1::-1:, :100:', ['+1', '-1', '100', 'smile']],
  ['| a | b |\n|:--|:-:|\n| 10:30:15 | :unknown: |', []],
  ['', []],
])('%j names %j', async (text, names) => {
  expect([...(await loadShortcodes(text)).keys()].toSorted()).toEqual(names);
});
