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
running-title: Glass
abstract: What it says.
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

const files = new Map<TemplateName, Promise<Uint8Array>>();

/** Made once for all tests. */
function fileOf(name: TemplateName): Promise<Uint8Array> {
  const file =
    files.get(name) ?? convertForTest(SAMPLE, templateFileOptions(name)).then(({ bytes }) => bytes);
  files.set(name, file);
  return file;
}

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

const NUMBERED = { numberHeadings: true, includeTableOfContents: true };

test.each<[string, string, object]>([
  ['no title, where the file has a title page', 'Text.', {}],
  ['a title page', '---\ntitle: T\n---\n\nText.', { titlePage: true }],
  ['long lines of code', `\`\`\`\n${'const a = 1; '.repeat(9)}\n\`\`\``, {}],
  ['endnotes', 'Text.[^1]\n\n[^1]: Note.', { footnotePosition: 'document' }],
  ['wide pages', '---\nrunning-title: T\n---\n\nText.\n\n::: {.landscape}\nWide.\n:::\n\nEnd.', {}],
  ['numbered headings', '# One\n\n## Two\n\n# Three {-}\n\n> # Four', NUMBERED],
  ['a table below the text of a callout', '> [!NOTE]\n> Text.\n>\n> | a |\n> |---|\n> | 1 |', {}],
  ['Chinese and Arabic words', '# 中文\n\nاللغة العربية', {}],
])('our files make the same document as their names for a text with %s', async (_, text, options) => {
  for (const name of OPTION_CHOICES.template) {
    const file = await fileOf(name);
    const partsWith = async (
      template: typeof name | Uint8Array,
    ): Promise<Readonly<Record<string, unknown>>> => {
      const { bytes } = await convertForTest(text, { template, ...options });
      const { parts } = openPackage(bytes);
      return Object.fromEntries(
        [...parts]
          .filter(([part]) =>
            /^word\/(?:document|settings|(?:header|footer)\d+|theme\/theme1)\.xml$/.test(part),
          )
          .map(([part, { text: xml }]) => [part, comparable(xml)]),
      );
    };
    expect(await partsWith(file), name).toEqual(await partsWith(name));
  }
});

test('headings are numbered in the styles of our files as in ours, and the contents have room for the numbers', async () => {
  for (const name of OPTION_CHOICES.template) {
    const stylesWith = async (template: typeof name | Uint8Array): Promise<ReadonlyMap<string, string>> => {
      const { bytes } = await convertForTest('# One\n\n## Two\n\nText.', { template, ...NUMBERED });
      const { text = '' } = openPackage(bytes).parts.get('word/styles.xml') ?? {};
      return stylesIn(text.replace(/<w:numPr>(<w:ilvl[^>]*>)<w:numId[^>]*><\/w:numPr>/g, '$1'));
    };
    const [own, named] = [await stylesWith(await fileOf(name)), await stylesWith(name)];
    for (const id of ['Heading1', 'Heading2', 'Heading6', 'TOC1', 'TOC3'])
      expect(own.get(id), `${name} ${id}`).toBe(named.get(id));
  }
});

const TITLE = '---\ntitle: T\nsubtitle: S\nauthor: A\n---\n\nText.';
const TITLE_STYLES = ['Title', 'TitleChar', 'Subtitle', 'SubtitleChar', 'TitleDetails'];

async function titleStylesWith(
  template: TemplateName | Uint8Array,
  titlePage: boolean,
): Promise<readonly (string | undefined)[]> {
  const { bytes } = await convertForTest(TITLE, { template, titlePage });
  const styles = stylesIn(openPackage(bytes).parts.get('word/styles.xml')?.text);
  return TITLE_STYLES.map((id) => styles.get(id));
}

test.each(OPTION_CHOICES.template)(
  'the title of our %s file looks like ours above the text and on a page of its own',
  async (name) => {
    for (const madeWithPage of [true, false]) {
      const { bytes: file } = await convertForTest(TITLE, { template: name, titlePage: madeWithPage });
      for (const titlePage of [true, false]) {
        const ours = await titleStylesWith(name, titlePage);
        expect(ours).not.toContain(undefined);
        expect(await titleStylesWith(file, titlePage), `${madeWithPage} ${titlePage}`).toEqual(ours);
      }
    }
  },
);

test('a title of our file that somebody has moved to the right stays there on a page of its own; another colour stays, too', async () => {
  const aside = await changedFile('plain', 'word/styles.xml', (xml) =>
    xml.replace(/(w:styleId="Title">.*?)<\/w:pPr>/, '$1<w:jc w:val="right"/></w:pPr>'),
  );
  const [title, , subtitle] = await titleStylesWith(aside, true);
  expect(title).toContain('w:before="0"');
  expect(title).toContain('<w:jc w:val="right"/>');
  expect(subtitle).toContain('<w:jc w:val="center"/>');
  const red = await changedFile('plain', 'word/styles.xml', (xml) =>
    xml.replace(/(w:styleId="Title">.*?)<w:color [^>]*>/, '$1<w:color w:val="C00000"/>'),
  );
  const [redTitle] = await titleStylesWith(red, true);
  expect(redTitle).toContain('<w:color w:val="C00000"/>');
  expect(redTitle).toContain('w:before="2880"');
});

test('a title on the own pages of our file looks as it does there', async () => {
  const { bytes } = await convertForTest('::: {custom-style="Title"}\n{{title}}\n:::\n\n{{content}}', {
    template: 'plain',
  });
  const [title] = await titleStylesWith(bytes, true);
  expect(title).toContain('w:before="0"');
});

test('the fonts of Chinese and Arabic text in our files are those of our templates', async () => {
  for (const name of OPTION_CHOICES.template) {
    const fontsWith = async (template: typeof name | Uint8Array): Promise<readonly string[]> => {
      const { bytes } = await convertForTest('中文 و العربية', { template });
      const { text = '' } = openPackage(bytes).parts.get('word/styles.xml') ?? {};
      return (
        text.match(
          /<w:docDefaults>.*?<\/w:docDefaults>|<w:style [^>]*w:default="1" w:styleId="Normal">.*?<\/w:style>/g,
        ) ?? []
      );
    };
    const fonts = await fontsWith(await fileOf(name));
    expect(fonts.map((xml) => xml.replace('<w:qFormat/>', ''))).toEqual(
      (await fontsWith(name)).map((xml) => xml.replace('<w:qFormat/>', '')),
    );
    expect(fonts).toHaveLength(2);
  }
});

test('a font for Chinese text that somebody has chosen in our file stays', async () => {
  const template = await changedFile('academic', 'word/styles.xml', (xml) =>
    xml.replaceAll('w:eastAsia="Times New Roman"', 'w:eastAsia="KaiTi"'),
  );
  const { bytes } = await convertForTest('中文', { template });
  const { text = '' } = openPackage(bytes).parts.get('word/styles.xml') ?? {};
  expect(text).toContain('w:eastAsia="KaiTi"');
  expect(text).not.toContain('w:eastAsia="SimSun"');
});

/** Our file after somebody has changed one of its parts. */
async function changedFile(
  name: TemplateName,
  part: string,
  change: (xml: string) => string,
): Promise<Uint8Array> {
  const all = unzipSync(await fileOf(name));
  const before = strFromU8(all[part] ?? new Uint8Array());
  const after = change(before);
  expect(after).not.toBe(before);
  all[part] = strToU8(after);
  return zipSync(all);
}

test.each<[string, (xml: string) => string]>([
  ['centred', (xml) => xml.replace('w:val="right"', 'w:val="center"')],
  ['emphasized', (xml) => xml.replace('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>')],
  ['given a word', (xml) => xml.replace('<w:r>', '<w:r><w:t>Draft</w:t></w:r><w:r>')],
  ['given a second line', (xml) => xml.replace('</w:hdr>', '<w:p/></w:hdr>')],
  ['without a page number', (xml) => xml.replace(' PAGE ', ' DATE ')],
])('a header of our file that somebody has %s stays', async (_, change) => {
  const template = await changedFile('academic', 'word/header1.xml', change);
  const { bytes } = await convertForTest('---\nrunning-title: Glass\n---\n\nText.', { template });
  const headers = [...openPackage(bytes).parts].filter(([part]) => /header\d+\.xml$/.test(part));
  expect(headers.map(([part]) => part)).toEqual(['word/template-header1.xml']);
});

test('a header of our file that Word has saved again has the running title of the text', async () => {
  const template = await changedFile('academic', 'word/header1.xml', (xml) =>
    xml.replace(/<w:r>/g, '<w:r w:rsidR="00112233"><w:rPr><w:noProof/></w:rPr>'),
  );
  const { bytes } = await convertForTest('---\nrunning-title: Glass\n---\n\nText.', { template });
  expect(openPackage(bytes).parts.get('word/header1.xml')?.text).toContain('GLASS');
});

test('headings of our file that somebody has indented keep their indent, and have a space behind their numbers', async () => {
  const template = await changedFile('plain', 'word/styles.xml', (xml) =>
    xml.replace(/(w:styleId="Heading1">.*?<w:ind w:left=)"0"/, '$1"300"'),
  );
  const { bytes } = await convertForTest('# One\n\n## Two\n\n# Three', { template, numberHeadings: true });
  const { parts } = openPackage(bytes);
  const styles = stylesIn(parts.get('word/styles.xml')?.text);
  expect(styles.get('Heading1')).toContain('<w:ind w:left="300"/>');
  expect(styles.get('Heading2')).toContain('w:hanging="');
  expect(parts.get('word/numbering.xml')?.text).toMatch(
    /<w:lvl w:ilvl="0">(?:(?!<\/w:lvl>).)*<w:suff w:val="space"\/><w:lvlText w:val="%1"/,
  );
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

test('a header for the first page that somebody has written in our file stays, with or without a title', async () => {
  const template = await changedFile('academic', 'word/header2.xml', (xml) =>
    xml.replace('<w:r>', '<w:r><w:t>Draft</w:t></w:r><w:r>'),
  );
  const { bytes } = await convertForTest('Text.', { template });
  const { parts } = openPackage(bytes);
  expect(parts.get('word/document.xml')?.text).toContain('<w:titlePg/>');
  expect([...parts].some(([name, { text }]) => /header\d+\.xml$/.test(name) && text?.includes('Draft'))).toBe(
    true,
  );
});

/** Without what depends on the order in which parts are written. */
function comparable(xml = ''): readonly string[] {
  return (
    xml
      .replace(/<[wa]:(?:document|settings|footnotes|theme|hdr|ftr)[ >][^>]*>/, '')
      .replace(/ xmlns:\w+="[^"]*"/g, '')
      .replace(/ r:id="\w+"/g, '')
      .replace(/<w:numId [^>]*>/g, '')
      // The language of the text decides it, or the template's own settings.
      .replace(/<w:characterSpacingControl [^>]*>/g, '')
      .split(/(?=<w:(?:p|sectPr|tbl)>)/)
  );
}

/** Each style by its id, without the list behind it, which is the document's own, and its place in Word's lists of styles. */
function stylesIn(xml = ''): ReadonlyMap<string, string> {
  const all = [...xml.matchAll(/<w:style [^>]*w:styleId="(\w+)".*?<\/w:style>/g)];
  return new Map(
    all.map(([style, id = '']) => [
      id,
      style.replace(/<w:numPr>.*?<\/w:numPr>|<w:qFormat\/>|<w:semiHidden\/><w:unhideWhenUsed\/>/g, ''),
    ]),
  );
}
