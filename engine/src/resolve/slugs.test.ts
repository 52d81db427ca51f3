import { expect, test } from 'vitest';
import { BookmarkNames } from './bookmark-names.js';
import { Slugs } from './slugs.js';

test.each([
  ['Hello World', 'hello-world'],
  ['Hello & friends', 'hello--friends'],
  ["What's new?", 'whats-new'],
  ['Überblick über Straßen', 'überblick-über-straßen'],
  ['日本語 の 見出し', '日本語-の-見出し'],
  ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
])('the slug of %j is GitHub’s %j', (text, slug) => {
  expect(new Slugs().slug(text)).toBe(slug);
});

test('repeated headings are numbered, around slugs that are taken', () => {
  const slugs = new Slugs();
  expect(['A', 'A', 'A 1', 'A'].map((text) => slugs.slug(text))).toEqual(['a', 'a-1', 'a-1-1', 'a-2']);
});

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
