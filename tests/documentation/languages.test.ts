import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TERMS } from '../../engine/src/language/terms-by-language';

test('docs/text.md counts the languages of the words that Footmark adds', () => {
  const page = readFileSync(new URL('../../docs/text.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const languages = new Set(Object.keys(TERMS).map((tag) => tag.replace(/-.*/, '')));
  expect(page).toContain(`one of ${languages.size} languages`);
});
