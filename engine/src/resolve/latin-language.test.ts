import { expect, test } from 'vitest';
import { latinLanguage } from './latin-language.js';

test.each([
  ['The dog is in the house with all of the others that were there', 'en-US'],
  ['Der Hund ist nicht im Haus und die Katze ist nicht da', 'de-DE'],
  [
    'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt labore',
    undefined,
  ],
  ['Der Hund ist nicht im Haus und die Katze ist', undefined],
  ['the dog is in the house, der Hund ist nicht im Haus und fort', undefined],
])('the language of %j is %s', (text, expected) => {
  expect(latinLanguage(text)).toBe(expected);
});
