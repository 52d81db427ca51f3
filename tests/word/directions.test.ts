import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { PIXEL_BASE64 } from '../pixel';
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
  'a definition list': (text) => `${text}\n\n: ${text}\n\nterm\n\n: other`,
  'a list in a cell': (text) => `<table><tr><th>a</th></tr><tr><td>\n\n- ${text}\n\n</td></tr></table>`,
  'a table in a callout': (text) => `> [!NOTE] ${text}\n> | ${text} | b |\n> |---|---|\n> | 1 | ${text} |`,
  'a figure': (text) => `![${text}](data:image/png;base64,${PIXEL_BASE64}){#fig-a}`,
  'a picture with its title': (text) => `![a](data:image/png;base64,${PIXEL_BASE64} "${text}")`,
  'a numbered table': (text) => `| ${text} | b |\n|---|---|\n| 1 | two |\n\n: ${text} {#tbl-a}`,
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

/** Something that holds a block whose author gives it a direction, between others. */
const AROUND: Readonly<Record<string, (block: string) => string>> = {
  'a cell': (block) =>
    `<table><tr><th>a</th><th>b</th></tr><tr><td>\n\n${block}\n\nand more words.\n\n</td><td>c</td></tr></table>`,
  'a whole cell': (block) => `<table><tr><th>a</th></tr><tr><td>\n\n${block}\n\n</td></tr></table>`,
  'a definition': (block) => `term\n\n: first words.\n\n${indented(block)}\n\nother\n\n: last`,
  'a callout': (block) => quoted(`[!NOTE] Title\nFirst words of it.\n\n${block}\n\nLast words of it.`),
  'a callout in a quotation': (block) => quoted(quoted(`[!TIP]\n${block}\n\nLast words of it.`)),
  'a cell in a callout': (block) =>
    quoted(
      `[!NOTE]\n<table><tr><td>\n\n${block}\n\n</td><td>other words of a cell</td></tr></table>\n\nLast words.`,
    ),
  'an item': (block) => `- one\n\n${indented(block)}\n- two`,
};

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');
const quoted = (text: string): string => text.replace(/^/gm, '> ');

test.each(
  Object.keys(AROUND).flatMap((around) =>
    ['a paragraph', 'a list', 'a table', 'a definition list'].flatMap((block) =>
      [HEBREW, LATIN].flatMap((text) =>
        ['rtl', 'ltr'].map((direction) => ({ around, block, text, direction })),
      ),
    ),
  ),
)(
  '$block of "$text", $direction in $around, comes back from Word with its direction',
  async ({ around, block, text, direction }) => {
    const written = BLOCKS[block]?.(text) ?? '';
    const most = `${LATIN}\n\n`.repeat(12);
    const markdown = `${most}${AROUND[around]?.(`<div dir="${direction}">\n\n${written}\n\n</div>`)}\n\n${LATIN}\n`;
    const { bytes, directions } = await directionsOf(markdown);
    const read = await readForTest(bytes);
    expect((await directionsOf(read.markdown)).directions).toEqual(directions);
    const plain = await directionsOf(`${most}${AROUND[around]?.(written)}\n\n${LATIN}\n`);
    expect((await readForTest(plain.bytes)).markdown).not.toMatch(/dir=/);
  },
);

test.each([
  ['en', 'rtl', LATIN],
  ['he', 'ltr', HEBREW],
  ['ar', 'rtl', MIXED],
  ['de', 'ltr', HEBREW],
])(
  'a document in %s, %s by its front matter, comes back with its direction',
  async (language, direction, text) => {
    const { bytes, directions } = await directionsOf(
      `---\nlang: ${language}\ndir: ${direction}\n---\n\n${text}\n\n| a | ${text} |\n|---|---|\n| 1 | 2 |\n`,
    );
    const { markdown } = await readForTest(bytes);
    expect(markdown.includes(`\ndir: ${direction}\n`)).toBe(
      (direction === 'rtl') !== /^(?:ar|he)$/.test(language),
    );
    const again = await directionsOf(markdown);
    expect(again.directions).toEqual(directions);
    expect((await readForTest(again.bytes)).markdown).toBe(markdown);
  },
);

test('a term with a direction of its own', async () => {
  const { bytes, directions } = await directionsOf(
    `<dl><dt dir="rtl">${LATIN}</dt><dd>${LATIN}</dd></dl>\n\n${LATIN}\n`,
  );
  const { markdown } = await readForTest(bytes);
  expect(markdown).toContain(`<dt dir="rtl">${LATIN}</dt>`);
  expect((await directionsOf(markdown)).directions).toEqual(directions);
});

test.each(['ar', 'he', 'fa-IR', 'en'])(
  '`dir: ltr` in a text in %s turns all of it, and comes back as that',
  async (language) => {
    const blocks = Object.values(BLOCKS).map((written) => written(HEBREW));
    const text = `---\ntitle: ${HEBREW}\nlang: ${language}\ndir: ltr\ntoc: true\n---\n\n# ${HEBREW}\n\n${blocks.join('\n\n')}\n\nA note[^1].\n\n[^1]: ${HEBREW}\n`;
    const turned = (found: readonly string[]) => found.filter((each) => each.startsWith('<w:bidi'));
    const { bytes, directions } = await directionsOf(text);
    expect(turned(directions)).toEqual([]);
    const notes = strFromU8(unzipSync(bytes)['word/footnotes.xml'] ?? new Uint8Array());
    expect(notes).not.toContain('<w:bidi');
    const { markdown } = await readForTest(bytes);
    if (language === 'en') return;
    expect(markdown).toContain('\ndir: ltr\n');
    expect(markdown).not.toContain('dir="');
    expect(turned((await directionsOf(markdown)).directions)).toEqual([]);
  },
);
