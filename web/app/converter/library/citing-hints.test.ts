import { expect, test } from 'vitest';
import { citingHints } from './citing-hints';

const file = (name: string, kind: 'sources' | 'style' = 'sources') => ({
  name,
  file: new Blob(),
  key: name,
  kind,
});
const source = (key: string) => ({ key, type: 'book', names: '', year: '', title: '', container: '' });
const seen = (keys: readonly string[], files: readonly string[] = [], hasReferences = false) => ({
  keys,
  files,
  hasReferences,
  commas: [],
});

test('there is no hint if nothing is missing', () => {
  expect(citingHints(seen([]), [], [])).toEqual([]);
  expect(citingHints(seen(['a'], [], true), [], [])).toEqual([]);
  expect(citingHints(seen(['a'], ['lib/a.bib']), [file('a.bib')], [source('a')])).toEqual([]);
  expect(citingHints(seen(['a']), [file('a.bib')], undefined)).toEqual([]);
});

test('the hint says which file or which sources are missing, and what to do', () => {
  expect(citingHints(seen(['a'], ['b.bib']), [file('a.bib')], [])).toEqual([
    'Your text refers to b.bib, which has not been added. Add this file.',
  ]);
  expect(citingHints(seen(['a']), [file('x.csl', 'style')], [])).toEqual([
    'Your text cites @a. Add the file that has it.',
  ]);
  expect(citingHints(seen(['a', 'b', 'c', 'd', 'e']), [], [])).toEqual([
    'Your text cites @a, @b, @c and 2 more. Add the file that has them.',
  ]);
  expect(citingHints(seen(['a', 'b', 'c']), [file('a.bib')], [source('a')])).toEqual([
    '@b and @c are not in your library. Add the file that has them, or correct the text.',
  ]);
});
