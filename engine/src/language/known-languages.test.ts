import { expect, test } from 'vitest';
import { LANGUAGES } from '../api/languages.js';
import { TERMS } from './terms-by-language.js';

test('the languages on offer are those that have words of their own', () => {
  // Variants of a language with a few words of their own are not on offer, apart from the two scripts of Chinese.
  const own = Object.keys(TERMS).filter((tag) => !tag.includes('-') || tag === 'zh-TW');
  expect(LANGUAGES).toEqual(own.sort());
});
