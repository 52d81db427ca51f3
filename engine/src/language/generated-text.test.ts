import { describe, expect, test } from 'vitest';
import type { Callout } from '../model/document.js';
import { CALLOUT_TITLES } from '../model/names/callout-names.js';
import type { Terms } from '../model/terms.js';
import { calloutTitle, termsOf } from './generated-text.js';
import { TERMS } from './terms-by-language.js';

const LANGUAGES = Object.entries<Terms>(TERMS);

describe.each(LANGUAGES)('%s', (language, terms) => {
  test('contains every word', () => {
    expect(terms.callouts.split('|')).toHaveLength(CALLOUT_TITLES.length);
    const words = [terms.contents, terms.additionalReferences, ...terms.callouts.split('|')];
    for (const word of words) expect(word).toMatch(/^\S(?:.*\S)?$/);
  });

  test('has one place for a number where there must be one, and none elsewhere', () => {
    for (const pattern of [terms.seeFootnote, terms.figure, terms.table])
      expect(pattern.split('#')).toHaveLength(2);
    for (const word of [terms.contents, terms.additionalReferences, ...terms.callouts.split('|')])
      expect(word).not.toContain('#');
  });

  test('allows words of one’s own', () => {
    if (language === 'en') return;
    expect(terms.contents).not.toBe(TERMS.en.contents);
    expect(terms.seeFootnote).not.toBe(TERMS.en.seeFootnote);
    expect(terms.additionalReferences).not.toBe(TERMS.en.additionalReferences);
  });
});

test.each([
  ['en-GB', 'Contents'],
  ['de', 'Inhaltsverzeichnis'],
  ['de-CH', 'Inhaltsverzeichnis'],
  ['PT-pt', 'Índice'],
  ['pt', 'Sumário'],
  ['zh', '目录'],
  ['zh-Hans', '目录'],
  ['zh-Hant', '目錄'],
  ['zh-Hant-HK', '目錄'],
  ['zh-TW', '目錄'],
  ['zh-HK', '目錄'],
  ['nn-NO', 'Innhold'],
  ['no', 'Innhold'],
  ['iw', 'תוכן העניינים'],
  ['tlh', 'Contents'],
])('the contents in %s are headed %s', (language, heading) => {
  expect(termsOf(language).contents).toBe(heading);
});

test('Swiss German has no ß', () => {
  expect(termsOf('de-CH').seeFootnote).toBe('Siehe Fussnote #');
  expect(termsOf('de-LI').seeFootnote).toBe('Siehe Fussnote #');
});

const titleOf = (language: string, callout: Partial<Callout>): unknown =>
  calloutTitle(
    { type: 'callout', kind: 'note', title: [], children: [], line: 1, ...callout },
    termsOf(language),
  );
const text = (value: string): unknown => [{ type: 'text', value }];

test('a callout without a title is titled with its kind', () => {
  expect(titleOf('en', { name: 'warning' })).toEqual(text('Warning'));
  expect(titleOf('en', { name: 'hint' })).toEqual(text('Hint'));
  expect(titleOf('de', { name: 'warning' })).toEqual(text('Warnung'));
  expect(titleOf('de', { name: 'hint' })).toEqual(text('Tipp'));
  expect(titleOf('de', { name: 'my-own' })).toEqual(text('My own'));
});

test('a callout keeps its title, and stays without one if it needs none', () => {
  expect(titleOf('de', { title: [{ type: 'text', value: 'Note' }] })).toEqual(text('Note'));
  expect(titleOf('de', {})).toEqual([]);
});
