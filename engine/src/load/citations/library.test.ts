import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openLibrary, readStyleTitle } from './library.js';
import { CITATION_STYLES } from './style-names.js';
import { bundledStyle } from './styles.js';

const BIB = `
  @book{doe2005, author = {Doe, Jane}, title = {On {DNA}}, year = 2005, publisher = {Press}, address = {London}}
  @article{roe2010, author = {Roe, Ann and Ray, Bo and Moe, Cy}, title = {Second}, journal = {Journal of Seconds}, year = 2010}
  @collection{two, editor = {Ada Loe and Ben Noe}, title = {Third}, date = {1999/2001}}
  @misc{doe2005, title = {The same key}}
  @misc{bare}`;
const text = (parts: readonly { readonly text: string }[] = []): string =>
  parts.map((part) => part.text).join('');

describe('a library', () => {
  test('lists sources with names, year and title, each key once', async () => {
    const { entries, counts } = await openLibrary([BIB, 'no sources', '[{"id": "j", "title": "<i>J</i>"}]']);
    expect(counts).toEqual([5, undefined, 1]);
    expect(entries.map(({ key, names, year, title }) => [key, names, year, title])).toEqual([
      ['doe2005', 'Doe', '2005', 'On DNA'],
      ['roe2010', 'Roe et al.', '2010', 'Second'],
      ['two', 'Loe and Noe', '1999–2001', 'Third'],
      ['bare', '', '', ''],
      ['j', '', '', 'J'],
    ]);
    expect(entries[1]?.container).toBe('Journal of Seconds');
  });

  test('shows how a source reads in a style', async () => {
    const library = await openLibrary([BIB]);
    const apa = await library.show('doe2005', { style: 'apa' });
    expect(text(apa?.citation)).toBe('(Doe, 2005)');
    expect(apa?.entry).toEqual([
      { text: 'Doe, J. (2005). ' },
      { text: 'On DNA', italic: true },
      { text: '. Press.' },
    ]);
    const notes = await library.show('doe2005', { style: 'chicago-notes' });
    expect(notes?.isNote).toBe(true);
    expect(text(notes?.citation)).toContain('Jane Doe, On DNA (Press, 2005)');
    expect((await library.show('doe2005', { style: 'nature' }))?.citation).toEqual([
      { text: '1', superscript: true },
    ]);
    expect(text((await library.show('two', { style: 'apa', language: 'de' }))?.entry)).toContain('Hrsg.');
    expect(await library.show('nobody', { style: 'apa' })).toBeUndefined();
  });

  test('knows a style by its title', async () => {
    expect(readStyleTitle((await bundledStyle('ieee')) ?? '')).toBe(
      'IEEE Reference Guide version 11.29.2023',
    );
    expect([BIB, '<html></html>', ''].map(readStyleTitle)).toEqual([undefined, undefined, undefined]);
  });
});

test('every built-in style is listed once, with the kind of citation given in its file', async () => {
  const files = readdirSync(new URL('../../csl/styles', import.meta.url)).filter((name) =>
    name.endsWith('.csl'),
  );
  const texts = await Promise.all(CITATION_STYLES.map(({ name }) => bundledStyle(name)));
  expect(new Set(texts.map((style) => readStyleTitle(style ?? ''))).size).toBe(files.length);
  expect(texts.map((style) => /citation-format="([^"]*)"/.exec(style ?? '')?.[1])).toEqual(
    CITATION_STYLES.map(({ citations }) => citations),
  );
});
