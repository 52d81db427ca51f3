import { expect, test } from 'vitest';
import { queryWords } from './query-words';

const firstForms = (query: string) => queryWords(query).map(([word]) => word);

test.each([
  ['what does it do', ['what', 'does', 'it', 'do']],
  ["Don't my footnotes work?", ['footnotes']],
  ['the picture doesn’t show up', ['picture', 'troubleshooting']],
  ['who is behind footmark', ['maintainer']],
  ['can you see what I paste', ['private', 'paste']],
])('of %s, only what it is about counts', (query, words) => {
  expect(firstForms(query)).toEqual(words);
});

test.each([
  ['embedding', 'embed'],
  ['customised', 'customized'],
  ['tables', 'table'],
  ['ads', 'advertisement'],
  ['colour', 'color'],
])('%s also finds %s', (word, form) => {
  expect(queryWords(word)[0]).toContain(form);
});

test('who types the word of the documentation does not mean what others ask with it', () => {
  expect(queryWords('advertisement')[0]).not.toContain('ads');
});
