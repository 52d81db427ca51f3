import { expect, test } from 'vitest';
import { BookmarkNames } from './bookmark-names.js';

test('a bookmark name is readable where the slug fits', () => {
  expect(new BookmarkNames().name('hello-world')).toBe('hello_world');
});

test.each(['überblick', '2020-results', '', 'x'.repeat(41), '日本語'])(
  '%j gets a name that Word accepts',
  (slug) => {
    expect(new BookmarkNames().name(slug)).toMatch(/^[a-z]\w{0,39}$/);
  },
);

test('names are unique even where slugs differ only in what Word does not tell apart', () => {
  const names = new BookmarkNames();
  const all = ['a-b', 'a_b', 'a-b'].map((slug) => names.name(slug));
  expect(new Set(all).size).toBe(3);
});
