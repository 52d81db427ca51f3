import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';

const TEXT = '---\nbibliography: refs.bib\n---\n\n[@mu] says so.\n';

test('a bibliography in Latin-1 is read and reported', async () => {
  const bib = '@book{mu, author = {M\u00fcller, J\u00f6rg}, title = {T}, year = 2001}';
  const bytes = Uint8Array.from(bib, (letter) => letter.charCodeAt(0));
  const { notices } = await convertForTest(TEXT, { loadAsset: async () => bytes });
  expect(notices.map(({ code, message }) => [code, message])).toEqual([
    [
      'source-simplified',
      'Bibliography refs.bib is not in UTF-8 and was read as Windows-1252 (Latin-1); if letters with accents look wrong, save it as UTF-8',
    ],
  ]);
});
