import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { template } from '../templates/build';
import { readForTest } from './read-for-test';

const TEXT = `---
csl: mla
references:
  - id: doe:2005
    type: book
    author: [{ family: Doe, given: John }]
    title: A <i>great</i> book
    issued: { date-parts: [[2005]] }
    note: kept
---

One [*see* @doe:2005, chap. 2, *passim*; @doe:2005, vol. 3]. Two [-@doe:2005, pp. 4-5].
`;

/** What is read of the text's document after somebody has changed parts of it. */
async function readAfter(change: (xml: string, name: string) => string): Promise<string> {
  const { bytes } = await convertForTest(TEXT, { citations: 'word' });
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    /\.(?:xml|rels)$/.test(name) ? strToU8(change(strFromU8(content), name)) : content,
  ]);
  const read = await readForTest(zipSync(Object.fromEntries(files)));
  return read.markdown;
}

const CITED = 'One [*see* @doe:2005, chap. 2, *passim*; @doe:2005, vol. 3]. Two [-@doe:2005, pp. 4-5].';

test('citations for Word come back with their locators, italics, keys, sources and style', async () => {
  const markdown = await readAfter((xml) => xml);
  expect(markdown).toContain(CITED);
  expect(markdown).toContain('"title":"A <i>great</i> book"');
  expect(markdown).toContain('"note":"kept"');
  expect(markdown).toContain('csl: modern-language-association\n');
});

test.each([
  ['zotero', "nocite: '@roe, @{https://example.org/a}'", ''],
  ['word', "nocite: '@roe, @{https://example.org/a}'", ''],
  ['zotero', '', String.raw`\nocite{roe} \nocite{https://example.org/a}`],
] as const)(
  'sources that are only listed come back from fields for %s: %s%s',
  async (citations, field, command) => {
    const source = (id: string): string =>
      `  - { id: '${id}', type: book, author: [{ family: Roe }], title: T ${id}, issued: 2001 }`;
    const text = `---\n${field}\nreferences:\n${['doe', 'roe', 'https://example.org/a'].map(source).join('\n')}\n---\n\nOne [@doe].\n\n${command}\n`;
    const { bytes } = await convertForTest(text, { citations });
    const { markdown } = await readForTest(bytes);
    expect(markdown).toMatch(/^nocite: "@roe, @\{https:\/\/example\.org\/a\}"$/m);
    expect(markdown.match(/"id":"[^"]+"/g)).toEqual([
      '"id":"doe"',
      '"id":"roe"',
      '"id":"https://example.org/a"',
    ]);
    expect(markdown).toContain('One [@doe].');
    const again = await readForTest((await convertForTest(markdown, { citations })).bytes);
    expect(again.markdown).toBe(markdown);
  },
);

test('a source that is no longer only listed is not listed twice', async () => {
  const text = `---\nnocite: '@roe'\nreferences:\n  - { id: doe, type: book, title: A }\n  - { id: roe, type: book, title: B }\n---\n\n[@doe].\n`;
  const { bytes } = await convertForTest(text, { citations: 'word' });
  const files = unzipSync(bytes);
  const body = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  files['word/document.xml'] = strToU8(body.replace('CITATION doe', 'CITATION roe'));
  const { markdown } = await readForTest(zipSync(files));
  expect(markdown).toContain('[@roe].');
  expect(markdown).not.toContain('nocite');
});

test('a source, a citation and a style that were changed in Word are those of Word', async () => {
  const source = await readAfter((xml) => xml.replace('<b:Year>2005</b:Year>', '<b:Year>2006</b:Year>'));
  expect(source).toContain('"date-parts":[[2006]]');
  expect(source).toContain('"title":"A great book"');
  expect(source).toContain(CITED);
  const person = await readAfter((xml) => xml.replace('<b:Last>Doe</b:Last>', '<b:Last>Roe</b:Last>'));
  expect(person).toContain('"family":"Roe"');
  const citation = await readAfter((xml) =>
    xml.replace('\\p &quot;4-5&quot;', '\\p 7').replace('\\p "4-5"', '\\p 7'),
  );
  expect(citation).toContain('Two [-@doe:2005, p. 7].');
  const style = await readAfter((xml) => xml.replace('StyleName="MLA"', 'StyleName="IEEE"'));
  expect(style).toContain('csl: ieee\n');
});

test('without what the file carries, the words are still those of the citation', async () => {
  for (const broken of [
    '',
    '{',
    '[]',
    '{"sources":[["doe_2005",{"id":"a b","type":"book"}]],"affixes":[[1]]}',
  ]) {
    const markdown = await readAfter((xml) =>
      xml.replace(/(<fm:citations [^>]*>)[^<]*/, (_all, start: string) => start + broken),
    );
    expect(markdown).toContain(
      'One [see @doe_2005, ch. 2, passim; @doe_2005, vol. 3]. Two [-@doe_2005, pp. 4-5].',
    );
    expect(markdown).toContain('csl: mla\n');
  }
});

test('the style of citations for Zotero comes back; a text that cites nothing has none', async () => {
  const { bytes } = await convertForTest(TEXT, { citations: 'zotero' });
  expect(await readForTest(bytes)).toMatchObject({
    markdown: expect.stringContaining('csl: modern-language-association\n'),
  });
  const plain = await readForTest(template({ body: '<w:p><w:r><w:t>Tea</w:t></w:r></w:p>' }));
  expect(plain).toMatchObject({ markdown: 'Tea\n' });
});
