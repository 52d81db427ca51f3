import { expect, test } from 'vitest';
import { titleOf } from './title';

test.each([
  ['# Plan', 'Plan'],
  ['Some words\n\n# The *plan* of [us](x.md)[^1] ##\n', 'The plan of us'],
  ['Plan\n====\n', 'Plan'],
  ['```sh\n# a comment\n```\n\n# Plan {#plan}', 'Plan'],
  ['---\ntitle: "A: plan"\n---\n\n# One', 'A: plan'],
  ['---\ntitle: A plan\nauthor: x\n---\n', 'A plan'],
  ['---\nauthor: x\n---\n\n# One', 'One'],
  ['## Not a title\n\nwords', undefined],
  ['', undefined],
])('%j', (text, title) => {
  expect(titleOf(text)).toBe(title);
});
