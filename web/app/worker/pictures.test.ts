import { convert } from '@footmark/engine';
import { expect, test } from 'vitest';
import { readLibrary } from './library';
import { engineOptions } from './options';
import { foundPictures, loaderFrom, missingAmong } from './pictures';
import type { LibraryFile } from './protocol';

const file = (path: string, content = path) => ({ path, file: new Blob([content]) });

test('a picture is the file at its path, or of its name', async () => {
  const load = loaderFrom([file('thesis/figures/one.png', 'one'), file('two.png', 'two')]);
  const text = async (source: string) => {
    const asset = await load({ source });
    return asset && 'bytes' in asset ? new TextDecoder().decode(asset.bytes) : undefined;
  };
  expect(await text('figures/one.png')).toBe('one');
  expect(await text('elsewhere/two.png')).toBe('two');
  expect(await text('three.png')).toBeUndefined();
});

test('a file given for one picture takes precedence over others of that name', () => {
  const given = 'https://example.org/two.png?w=9';
  const images = [given, 'two.png', 'four.png'].map((source) => ({ source, alt: '', line: 1 }));
  const { listed, count, missing } = foundPictures(images, ['two.png', given]);
  expect(listed.map(({ path }) => path)).toEqual([given, 'two.png', undefined]);
  expect({ count, missing }).toEqual({ count: 3, missing: 1 });
});

test('files that fit no picture are named', () => {
  const images = ['img/a.png', 'b.png'].map((source) => ({ source, alt: '', line: 1 }));
  const { missing, unused } = foundPictures(images, ['p.png', 'x/b.png', 'c.png']);
  expect({ missing, unused }).toEqual({ missing: 1, unused: ['p.png', 'c.png'] });
  expect(foundPictures([], ['p.png']).unused).toEqual(['p.png']);
});

test('only the first of very many pictures are listed, but all are counted', () => {
  const images = Array.from({ length: 10_000 }, (_, line) => ({ source: `${line}.png`, alt: '', line }));
  const { listed, count, missing } = foundPictures(images, ['1.png', '9999.png']);
  expect([listed.length, count, missing]).toEqual([500, 10_000, 9998]);
});

test('a picture is missing if it is not in the text itself and no file fits it', () => {
  const isMissing = missingAmong(['img/a.png']);
  const sources = ['a.png', 'b.png', 'https://example.org/c.png', 'data:image/png;base64,AAAA', ''];
  expect(sources.filter(isMissing)).toEqual(['b.png', 'https://example.org/c.png']);
});

const cited = (bibliography: string) => `---\nbibliography: ${bibliography}\n---\n\n[@mu] says so.\n`;

async function noticesOf(markdown: string, library: readonly LibraryFile[]): Promise<readonly string[]> {
  const options = await engineOptions({ library });
  const result = await convert(markdown, { ...options, loadAsset: loaderFrom([], library) });
  return [...result.validation.errors, ...result.validation.warnings].map(({ message }) => message);
}

test.each([
  ['../refs.bib', 'refs.bib'],
  ['refs.bib', 'refs.bib'],
  ['/home/ann/my.ris', 'my.ris'],
  ['..\\\\pubmed.nbib', 'pubmed.nbib'],
])('a file with sources that was not added is reported with what to do: %s', async (named, name) => {
  const [message] = await noticesOf(cited(named), []);
  expect(message).toMatch(/^Bibliography \S+ was not loaded: /);
  expect(message).toContain(
    `this page reads only files that you add (to use it, add ${name} to your sources); its sources are missing`,
  );
});

test('so is a style', async () => {
  const [message] = await noticesOf('---\ncsl: ../own.csl\nreferences:\n- {id: mu}\n---\n\n[@mu]\n', []);
  expect(message).toContain('(to use it, add own.csl to your sources)');
});

const MULLER = '@book{mu, author = {M\u00fcller, J\u00f6rg}, title = {T}, year = 2001}';
const latin1 = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

test('a file with sources in the folder above the text is found by its name once it was added', async () => {
  const library = [{ name: 'refs.bib', key: '1', kind: 'sources', file: new Blob([MULLER]) }] as const;
  expect(await noticesOf(cited('../refs.bib'), library)).toEqual([]);
});

test('a file with sources in Windows-1252 is read, and reported for the text and in the panel', async () => {
  const library = [{ name: 'refs.bib', key: '1', kind: 'sources', file: latin1(MULLER) }] as const;
  expect(await noticesOf('[@mu] says so.\n', library)).toEqual([
    'Bibliography refs.bib is not in UTF-8 and was read as Windows-1252 (Latin-1); if letters with accents look wrong, save it as UTF-8',
  ]);
  const files = library.map(({ file }) => file);
  const reply = await readLibrary({ kind: 'read-library', id: 1, files, names: ['refs.bib'], isKept: true });
  const report = reply.kind === 'library-read' ? reply.report : undefined;
  expect(report?.entries.map(({ names }) => names)).toEqual(['Müller']);
  expect(report?.check.faults.map(({ kind, message }) => [kind, message])).toEqual([
    ['bytes', expect.stringMatching(/^refs\.bib is not in UTF-8 and was read as Windows-1252 .*“\{Müller,”/)],
  ]);
});
