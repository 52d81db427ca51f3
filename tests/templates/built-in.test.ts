import { readFileSync } from 'node:fs';
import type { TemplateName } from '@footmark/engine';
import { OPTION_CHOICES } from '@footmark/engine/options';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { templateFileOptions } from '../../web/app/content/template-file-options';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

const TEXT = `---
title: On Glass
author: Ada Byron
---

# One

Text with \`code\`, a [link](https://example.org) and a note.[^1]

Second.

> Said.

- one
  - two

1. first

| a | b |
|---|---|
| 1 | 2 |

\`\`\`js
const a = 1;
\`\`\`

> [!NOTE]
> Called out.

## Two

[^1]: Note.
`;

/** What the page writes in the files that it offers to begin a template with. */
const SAMPLE = readFileSync(new URL('../../web/app/content/template-sample.md', import.meta.url), 'utf8');

const fileOf = async (name: TemplateName): Promise<Uint8Array> =>
  (await convertForTest(SAMPLE, templateFileOptions(name))).bytes;

test.each(
  OPTION_CHOICES.template.flatMap(
    (name) =>
      [
        [name, '{{content}}'],
        [name, SAMPLE],
      ] as const,
  ),
)('%s as a Word file with %.11s makes the same document as by its name', async (name, content) => {
  const { bytes: file } = await convertForTest(content, { template: name });
  const named = openPackage((await convertForTest(TEXT, { template: name })).bytes);
  const { bytes, notices } = await convertForTest(TEXT, { template: file }, `from ${name} as a file`);
  const own = openPackage(bytes);
  expect(notices.filter(({ code }) => code.startsWith('template'))).toEqual([]);
  for (const part of ['document', 'footnotes', 'theme/theme1', 'settings'])
    expect(comparable(own.parts.get(`word/${part}.xml`)?.text), part).toEqual(
      comparable(named.parts.get(`word/${part}.xml`)?.text),
    );
  const styles = stylesIn(own.parts.get('word/styles.xml')?.text);
  for (const [id, style] of stylesIn(named.parts.get('word/styles.xml')?.text))
    expect(styles.get(id), id).toBe(style);
});

test.each<[string, string, object]>([
  ['no title, where the file has a title page', 'Text.', {}],
  ['a title page', '---\ntitle: T\n---\n\nText.', { titlePage: true }],
  ['long lines of code', `\`\`\`\n${'const a = 1; '.repeat(9)}\n\`\`\``, {}],
  ['endnotes', 'Text.[^1]\n\n[^1]: Note.', { footnotePosition: 'document' }],
  ['wide pages', 'Text.\n\n::: {.landscape}\nWide.\n:::\n\nEnd.', {}],
])('our files make the same document as their names for a text with %s', async (_, text, options) => {
  for (const name of OPTION_CHOICES.template) {
    const file = await fileOf(name);
    const bodyWith = async (template: typeof name | Uint8Array): Promise<readonly string[]> => {
      const { bytes } = await convertForTest(text, { template, ...options });
      return comparable(openPackage(bytes).parts.get('word/document.xml')?.text).map(withoutInherited);
    };
    expect(await bodyWith(file), name).toEqual(await bodyWith(name));
  }
});

test.each(['Ada Byron', '[Ada Byron, Mary Somerville]', '[A, B, C, D]'])(
  'the header of our MLA file has the last names of %s, as that of MLA has',
  async (author) => {
    const text = `---\nauthor: ${author}\n---\n\nText.`;
    const headerWith = async (template: TemplateName | Uint8Array): Promise<string> => {
      const { bytes, notices } = await convertForTest(text, { template });
      expect(notices).toEqual([]);
      const [, header] = [...openPackage(bytes).parts].find(([part]) => /header1\.xml$/.test(part)) ?? [];
      return (header?.text ?? '').replace(/<[^>]*>/g, '').trim();
    };
    expect(await headerWith(await fileOf('mla'))).toBe(await headerWith('mla'));
  },
);

test('a header for the first page that somebody added to our file stays, with or without a title', async () => {
  const all = unzipSync(await fileOf('academic'));
  const body = strFromU8(all['word/document.xml'] ?? new Uint8Array());
  expect(body).toContain('<w:titlePg/>');
  const reference = /<w:headerReference w:type="default"/;
  all['word/document.xml'] = strToU8(
    body.replace(
      /<w:headerReference[^>]*>/,
      (usual) => usual + usual.replace(reference, '<w:headerReference w:type="first"'),
    ),
  );
  const { bytes } = await convertForTest('Text.', { template: zipSync(all) });
  expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain('<w:titlePg/>');
});

/** Later sections continue the headers of the first, whether they name them again or not. */
function withoutInherited(xml: string): string {
  return xml.replace(/<w:(?:header|footer)Reference[^>]*>/g, '');
}

/** Without what depends on the order in which parts are written. */
function comparable(xml = ''): readonly string[] {
  return xml
    .replace(/<w:(?:document|settings|footnotes|theme)[^>]*>/, '')
    .replace(/ xmlns:\w+="[^"]*"/g, '')
    .replace(/ r:id="\w+"/g, '')
    .replace(/<w:numId [^>]*>/g, '')
    .split(/(?=<w:(?:p|sectPr|tbl)>)/);
}

/** Each style by its id, without the list behind it, which is the document's own, and its place in the gallery. */
function stylesIn(xml = ''): ReadonlyMap<string, string> {
  const all = [...xml.matchAll(/<w:style [^>]*w:styleId="(\w+)".*?<\/w:style>/g)];
  return new Map(
    all.map(([style, id = '']) => [id, style.replace(/<w:numPr>.*?<\/w:numPr>|<w:qFormat\/>/g, '')]),
  );
}
