import { expect, test } from 'vitest';
import { frontMatterLines } from './front-matter';

test.each([
  ['---\ntitle: T\n---\n\nText.', { first: 1, last: 3 }],
  ['---\ntitle: T\nauthor: A\n...', { first: 1, last: 4 }],
  ['Text.\n\n---\n', undefined],
  ['---\n\nA rule, and text.', undefined],
])('of %j, the front matter is %o', (markdown, lines) => {
  expect(frontMatterLines(markdown)).toEqual(lines);
});
