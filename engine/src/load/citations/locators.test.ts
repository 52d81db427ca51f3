import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Locale, localeOf } from '../../csl/locale.js';
import { locatorReader } from './locators.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../csl/locales/${path}`, import.meta.url), 'utf8');
const NO_STYLE = { name: 'style', attributes: {}, children: [], text: '' };
const german = localeOf('de-DE', new Map([['de-DE', read('de-DE.xml')]]), NO_STYLE);

test.each([
  [', p. 3', { locator: '3', label: 'page', rest: '' }],
  [', pp. 3–4, 7 and passim', { locator: '3-4, 7', label: 'page', rest: ' and passim' }],
  [' 33--35', { locator: '33-35', label: 'page', rest: '' }],
  [', chap. IV', { locator: 'IV', label: 'chapter', rest: '' }],
  [', §§ 3, 5', { locator: '3, 5', label: 'section', rest: '' }],
  [', {vol. two}', { locator: 'two', label: 'volume', rest: '' }],
  [', for instance', { rest: ', for instance' }],
  [', mild words', { rest: ', mild words' }],
  ['', { rest: '' }],
])('finds the locator of %j', (suffix, expected) => {
  expect(locatorReader(new Locale('en-US', []))(suffix)).toEqual(expected);
});

test('uses the terms of the language', () => {
  expect(locatorReader(german)(', Kap. 3')).toEqual({ locator: '3', label: 'chapter', rest: '' });
  expect(locatorReader(german)(', S. 12')).toEqual({ locator: '12', label: 'page', rest: '' });
});
