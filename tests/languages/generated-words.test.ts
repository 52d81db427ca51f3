import type { ConversionOptions, TemplateName } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { PIXEL } from '../pixel';

/** Markdown that makes the converter generate words. The text itself has no letters but x. */
const MARKDOWN = `---
date: 2025-03-14
author: X
title: X
---

# Xx

Xx[^1], xx[^1].

![x](x.png "X")

> [!note]
> x

> [!tip]
> x

> [!important]
> x

> [!warning]
> x

> [!caution]
> x

[^1]: x
[^2]: x
`;

const OPTIONS: ConversionOptions = {
  includeTableOfContents: true,
  imageCaptions: true,
  footnoteOptions: { duplicateHandling: 'see-note' },
  loadAsset: async () => ({ bytes: PIXEL }),
};

/** The text of all parts of the document. */
async function wordsOf(language: string, template: TemplateName): Promise<string> {
  const { bytes } = await convertForTest(MARKDOWN, { ...OPTIONS, language, template });
  const { parts } = openPackage(bytes);
  return ['word/document.xml', 'word/footnotes.xml']
    .flatMap((name) => [...(parts.get(name)?.text ?? '').matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)])
    .map(([, text = '']) => text)
    .join('|');
}

const LANGUAGES = [
  ...[
    'ar',
    'cs',
    'da',
    'de',
    'el',
    'es',
    'fa',
    'fi',
    'fr',
    'he',
    'hi',
    'hu',
    'it',
    'ja',
    'ko',
    'nb',
    'nl',
    'pl',
  ],
  ...['pt', 'ro', 'ru', 'sv', 'th', 'tr', 'uk', 'zh-CN', 'zh-TW'],
];

/** Words that other languages share with English. */
const SHARED: Readonly<Record<string, RegExp>> = { fr: /Figure|Important/g, ro: /Important/g };
const ENGLISH =
  /\b(?:Contents|See|footnote|Additional|References|Figure|Note|Warning|Caution|March|Important)\b|\d{4}-\d\d/;

describe.each(LANGUAGES)('a document in %s', (language) => {
  test.each(['academic', 'business', 'mla'] as const)(
    'has no English words in the template %s',
    async (template) => {
      expect((await wordsOf(language, template)).replace(SHARED[language] ?? '', '')).not.toMatch(ENGLISH);
    },
  );
});

test('the English words are those of the specification', async () => {
  const words = await wordsOf('en-US', 'academic');
  for (const word of [
    'Contents',
    'See footnote ',
    'Additional References',
    'Figure ',
    'Note',
    'Tip',
    'Important',
  ])
    expect(words).toContain(word);
  expect(words).toContain('March 14, 2025');
  expect(await wordsOf('en-US', 'mla')).toContain('14 March 2025');
  expect(await wordsOf('en-GB', 'business')).toContain('14 March 2025');
});

test('the words follow the language that the text is in', async () => {
  const german =
    'Der Hund ist nicht im Haus, und die Katze ist auch nicht auf dem Dach. Das ist von allen bemerkt worden.';
  const { bytes } = await convertForTest(`# Haus\n\n${german}\n`, { includeTableOfContents: true });
  expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain('Inhaltsverzeichnis');
});

test('a placeholder for what is missing is the same text in every language', async () => {
  const { bytes } = await convertForTest('x[^y]\n', { language: 'de' });
  expect(openPackage(bytes).parts.get('word/footnotes.xml')?.text).toContain(
    '[Missing definition for footnote: y]',
  );
});

test.each([
  ['ar', true],
  ['he', true],
  ['fa', true],
  ['de', false],
  ['ja', false],
])('the heading of the contents in %s runs from right to left: %s', async (language, expected) => {
  const { bytes } = await convertForTest('# x\n', { language, includeTableOfContents: true });
  const xml = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  expect(/<w:pStyle w:val="TOCHeading"\/>(?!<w:bidi)/.test(xml)).toBe(true);
  expect(/<w:bidi\/><\/w:sectPr>/.test(xml)).toBe(expected);
});

test.each([
  ['de', 'w:lang w:val="de-DE"'],
  ['pt', 'w:lang w:val="pt-BR"'],
  ['zh', 'w:eastAsia="zh-CN"'],
  ['he', 'w:bidi="he-IL"'],
])('the language %s is written with a region: %s', async (language, expected) => {
  const { bytes } = await convertForTest('x\n', { language });
  expect(openPackage(bytes).parts.get('word/styles.xml')?.text).toContain(expected);
});
