import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { readForTest } from './read-for-test';

const HEBREW = 'שלום עולם, זו פסקה בעברית.';
const LATIN = 'A paragraph in English, with some words.';
const MIXED = 'A word, and שלום עולם.';

/** Blocks of a text. */
const BLOCKS: Readonly<Record<string, (text: string) => string>> = {
  'a paragraph': (text) => text,
  'a heading': (text) => `## ${text}`,
  'a list': (text) => `- ${text}\n- other\n- עוד אחד`,
  'a list in a list': (text) => `1. ${text}\n   - ${text}\n2. two`,
  'a quotation': (text) => `> ${text}\n>\n> - ${text}`,
  'a callout': (text) => `> [!TIP] ${text}\n> ${text}`,
  'a table': (text) => `| ${text} | b |\n|---|---|\n| 1 | two |`,
  'several blocks': (text) => `${text}\n\n- ${text}\n\n> ${text}\n\n| a | ${text} |\n|---|---|\n| 1 | 2 |`,
};

const CASES = Object.entries(BLOCKS).flatMap(([block, written]) =>
  [HEBREW, LATIN, MIXED].flatMap((text) =>
    ['rtl', 'ltr'].flatMap((direction) =>
      ['en', 'he'].map((language) => ({ block, text, direction, language, written: written(text) })),
    ),
  ),
);

/** The direction of each paragraph and table of a Word file. */
async function directionsOf(markdown: string): Promise<{ bytes: Uint8Array; directions: string[] }> {
  const { bytes } = await convertForTest(markdown);
  const document = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const found = document.match(/<w:bidi(?:Visual)?(?: w:val="\w+")?\/>|<w:(?:p|tbl)[ >]/g) ?? [];
  return { bytes, directions: found };
}

test.each(CASES)(
  '$block of "$text", $direction in $language, comes back from Word with its direction',
  async ({ written, direction, language }) => {
    const front = `---\nlang: ${language}\n---\n\n`;
    // Most letters are those of the language, since a text without `lang` takes its direction from them.
    const most = `${language === 'he' ? HEBREW : LATIN}\n\n`.repeat(12);
    const text = `${front}${most}::: {dir=${direction}}\n${written}\n:::\n\n${HEBREW}\n\n${LATIN}\n\n${written}\n`;
    const { bytes, directions } = await directionsOf(text);
    const { markdown } = await readForTest(bytes);
    expect((await directionsOf(markdown)).directions).toEqual(directions);
    const plain = await directionsOf(`${front}${most}${HEBREW}\n\n${LATIN}\n\n${written}\n`);
    expect((await readForTest(plain.bytes)).markdown).not.toMatch(/dir=/);
  },
);
