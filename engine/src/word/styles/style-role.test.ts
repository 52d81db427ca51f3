import { expect, test } from 'vitest';
import { headingDepth, paragraphRole } from './style-role.js';

test.each([
  ['toc 1', 'Mine', 'contents'],
  ['TOC9', 'Mine', 'contents'],
  ['toc 9', 'Mine', 'contents'],
  ['toc heading', 'Mine', 'contentsTitle'],
  ['Body', 'Mine', undefined],
])('the style %s (%s) is for %s', (name, id, role) => {
  expect(paragraphRole(name, id)).toBe(role);
});

test.each([
  ['heading 2', 2],
  ['Heading2', 2],
  ['Body', undefined],
])('%s is a heading of level %s', (name, depth) => {
  expect(headingDepth(name)).toBe(depth);
});
