import { expect, test } from 'vitest';
import { BookmarkNames } from './bookmark-names.js';

test('a bookmark is named after the slug, if that fits', () => {
  expect(new BookmarkNames().name('hello-world')).toBe('hello_world');
});

test.each(['überblick', '2020-results', '', 'x'.repeat(41), '日本語'])(
  '%j gets a name that Word accepts',
  (slug) => {
    expect(new BookmarkNames().name(slug)).toMatch(/^[a-z]\w{0,39}$/);
  },
);

test('names are unique even if slugs differ only in what Word ignores', () => {
  const names = new BookmarkNames();
  const all = ['a-b', 'a_b', 'a-b'].map((slug) => names.name(slug));
  expect(new Set(all).size).toBe(3);
});

test('a name is as long as Word allows', () => {
  expect(new BookmarkNames().name('a'.repeat(40))).toBe('a'.repeat(40));
});

// Hashes by the reference implementation of FNV-1a.
test.each([
  ['1', 'h_1_340ca71c'],
  ['', 'h__811c9dc5'],
  ['3-x', 'h_3_x_0b48da1f'],
])('the slug %j is replaced by its hash, whatever else the text has', (slug, name) => {
  expect(new BookmarkNames().name(slug)).toBe(name);
});

test('only the characters of a slug that Word refuses are replaced', () => {
  expect(new BookmarkNames().name('straßen und-größen')).toMatch(/^h_stra_en_und_gr_en_[\da-f]{8}$/);
});
