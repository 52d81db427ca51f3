import { expect, test } from 'vitest';
import { nearWords } from './near-words';

const TEXTS = ['A footnote, two footnotes.', 'The bibliography of a note on tides'];

test.each([
  ['footnoets', ['footnotes']],
  ['footnot', ['footnote']],
  ['bibliografy', ['bibliography']],
  ['tids', ['tides']],
])('%s is taken for %s', (word, near) => {
  expect(nearWords(word, TEXTS)).toEqual(near);
});

test.each(['not', 'powerpoint', 'tadas'])('%s is no misspelling of a word', (word) => {
  expect(nearWords(word, TEXTS)).toEqual([]);
});
