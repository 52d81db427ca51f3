import { expect, test } from 'vitest';
import { loadHyphenation } from './hyphenation.js';

/** A word with a hyphen wherever a line may end in it. */
async function divided(word: string, language: string): Promise<string> {
  const places = (await loadHyphenation(language))?.(word) ?? [];
  return Array.from(word, (letter, at) => (places.includes(at) ? `-${letter}` : letter)).join('');
}

test.each([
  ['en', 'un-der-stand-ing'],
  ['en-US', 'bi-ol-ogy'],
  ['en-GB', 'bio-logy'],
  // Three letters may follow a hyphen, and two may not.
  ['en', 'analy-sis'],
  ['en', 'reader'],
  ['pt', 'casa'],
  ['it', 'ca-sa'],
  ['de-AT', 'Leu-te'],
  ['tlh', 'understanding'],
])('in %s: %s', async (language, expected) => {
  expect(await divided(expected.replaceAll('-', ''), language)).toBe(expected);
});

test('the punctuation around a word stays with it, and words with signs within are not divided', async () => {
  expect(await divided('(understanding),', 'en')).toBe('(un-der-stand-ing),');
  expect(await divided('e-understanding', 'en')).toBe('e-understanding');
  expect(await divided('UNDERSTANDING', 'en')).toBe('UNDERSTANDING');
});
