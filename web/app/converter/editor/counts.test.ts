import { expect, test } from 'vitest';
import { countsOf } from './counts';

const NONE = {
  words: 0,
  characters: 0,
  footnotes: 0,
  tables: 0,
  headings: 0,
  lists: 0,
  listCount: 0,
  codeBlocks: 0,
} as const;

test('words are always shown, others above zero', () => {
  expect(countsOf(NONE)).toEqual(['0 words']);
});

test('one is singular, more are plural, thousands are separated', () => {
  const one = {
    words: 1,
    characters: 1,
    footnotes: 1,
    tables: 1,
    headings: 1,
    lists: 1,
    listCount: 1,
    codeBlocks: 1,
  } as const;
  expect(countsOf(one)).toEqual([
    '1 word',
    '1 character',
    '1 footnote',
    '1 table',
    '1 heading',
    '1 list',
    '1 code block',
  ]);
  expect(countsOf({ ...NONE, words: 12_345, tables: 2, lists: 1, listCount: 3 })).toEqual([
    '12,345 words',
    '2 tables',
    '3 lists',
  ]);
});
