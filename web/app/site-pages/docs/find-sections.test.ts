import { expect, test } from 'vitest';
import { DOCS } from '../../content/docs';
import { findSections } from './find-sections';

const idsFor = (query: string) => findSections(DOCS, query).map(({ id }) => id);

test('an empty query finds all sections', () => {
  expect(idsFor('  ')).toHaveLength(7);
});

test('a section is found by its title, in any case', () => {
  expect(idsFor('NOTION')).toEqual(['notion-support']);
});

test('a section is found by the title of a part in it', () => {
  expect(idsFor('endnotes')).toEqual([]);
  expect(idsFor('Page bottom')).toEqual(['footnotes']);
});

test('nothing is found for nonsense', () => {
  expect(idsFor('xyzzy')).toEqual([]);
});
