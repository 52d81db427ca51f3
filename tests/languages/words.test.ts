import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { openPages } from '@footmark/engine/pages';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { NORMAL, template } from '../templates/build';
import { readForTest } from '../word/read-for-test';

/** The words with a direction of their own in the file: `dir` or `bdo`, the direction, and their text, `<…>` where it runs from right to left. */
async function directed(markdown: string): Promise<readonly string[]> {
  const { bytes } = await convertForTest(markdown, { language: 'en' });
  const { parts } = openPackage(bytes);
  const xml = ['document', 'footnotes'].map((name) => parts.get(`word/${name}.xml`)?.text ?? '').join('');
  return Array.from(
    xml.matchAll(/<w:(dir|bdo) w:val="(\w+)">(.*?)<\/w:\1>/gs),
    ([, name, direction, inner = '']) => {
      const runs = Array.from(inner.matchAll(/<w:r>(.*?)<\/w:r>/gs), ([, run = '']) => {
        const text = run.replace(/<[^>]+>/g, '');
        return run.includes('<w:rtl/>') ? `<${text}>` : text;
      });
      return `${name} ${direction}: ${runs.join('')}`;
    },
  );
}

const HEBREW = 'שלום';
const WORDS = `A ${HEBREW} B`;
const FOUND = `dir rtl: A< ${HEBREW} >B`;

test.each<readonly [string, string, readonly string[]]>([
  ['a span of brackets', `a [${WORDS}]{dir=rtl} b`, [FOUND]],
  ['a span of HTML', `a <span dir="rtl">${WORDS}</span> b`, [FOUND]],
  ['signs and digits', 'a [12-34!]{dir=rtl} b', ['dir rtl: <12-34!>']],
  ['a word from left to right', `${HEBREW} <span dir="ltr">C++!</span> ${HEBREW}`, ['dir ltr: C++!']],
  ['letters against their own direction', 'a <bdo dir="rtl">abc</bdo> b', ['bdo rtl: abc']],
  ['the same from left to right', `a <bdo dir="ltr">${HEBREW}</bdo> b`, [`bdo ltr: <${HEBREW}>`]],
  ['isolated words', `a <bdi>${HEBREW}!</bdi> b`, [`dir rtl: <${HEBREW}!>`]],
  ['isolated words without letters', `${HEBREW} <bdi>1-2</bdi> ${HEBREW}`, ['dir ltr: 1-2']],
  ['a link of HTML', `a <a href="https://e.org" dir="rtl">12!</a> b`, ['dir rtl: <12!>']],
  ['a mark in it', `a [A **${HEBREW}** B]{dir=rtl} b`, [`dir rtl: A< ><${HEBREW}>< >B`]],
  ['a mark around it', `a **[${WORDS}]{dir=rtl}** b`, [FOUND]],
  ['one within another', 'a [1! [2!]{dir=ltr}]{dir=rtl} b', ['dir rtl: <1! >', 'dir ltr: 2!']],
  ['an insertion', `a {++[${WORDS}]{dir=rtl}++} b`, [FOUND]],
  ['an item', `- a [${WORDS}]{dir=rtl} b`, [FOUND]],
  ['a cell', `| a [${WORDS}]{dir=rtl} | b |\n|---|---|\n| c | d |`, [FOUND]],
  ['a cell of HTML', `<table><tr><td>a <bdo dir="rtl">abc</bdo></td></tr></table>`, ['bdo rtl: abc']],
  ['a heading', `# a [${WORDS}]{dir=rtl}`, [FOUND]],
  ['a note', `a[^1]\n\n[^1]: a [${WORDS}]{dir=rtl}`, [FOUND]],
  ['a callout', `> [!note]\n> a [${WORDS}]{dir=rtl}`, [FOUND]],
  ['raw runs', 'a `<w:bdo w:val="rtl"><w:r><w:t>abc</w:t></w:r></w:bdo>`{=openxml} b', ['bdo rtl: abc']],
  ['a whole paragraph, which has the direction itself', `[${WORDS}]{dir=rtl}`, []],
  ['a direction that does not exist', `a [${WORDS}]{dir=up} b`, []],
])('the direction of words is written: %s', async (_, markdown, expected) => {
  expect(await directed(markdown)).toEqual(expected);
});

test('directions come back from Word', async () => {
  const markdown = [
    `A [${WORDS}]{dir=rtl}, [12-34!]{dir=rtl} and <bdo dir="rtl">abc</bdo> b.`,
    `- a [x **${HEBREW}** y]{dir=rtl} b`,
    `| [1!]{dir=rtl} a | b |\n| --- | --- |\n| <bdo dir="rtl">c</bdo> | d |`,
    `## A [${WORDS}]{dir=rtl} b\n`,
  ].join('\n\n');
  const { bytes } = await convertForTest(markdown, { language: 'en' });
  expect((await readForTest(bytes)).markdown).toBe(markdown);
});

test('the sign of the end that Word puts into such words is not text', async () => {
  const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
  const body = `<w:p>${run('a ')}<w:dir w:val="rtl">${run('12!')}${run('\u202c')}</w:dir>${run('b')}</w:p>`;
  const { markdown } = await readForTest(template({ styles: NORMAL, body }));
  expect(markdown).toBe('a [12!]{dir=rtl}b\n');
});

test('a program that drops the directions of words changes nothing, and a reviewer’s words are merged beside them', async () => {
  const markdown = `Plain [${WORDS}]{dir=rtl}, and <bdo dir="rtl">abc</bdo> end.\n\n- [12-34!]{dir=rtl} x\n`;
  const { bytes } = await convertForTest(markdown, { language: 'en', source: 'paper.md' });
  const saved = (change: (xml: string) => string): Uint8Array => {
    const files = unzipSync(bytes);
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    return zipSync({ ...files, 'word/document.xml': strToU8(change(xml)) });
  };
  const merged = async (file: Uint8Array): Promise<string> => {
    const merge = await mergeWord(markdown, file);
    if (!merge.success) throw new Error(merge.error);
    return applyMerge(markdown, merge, () => 'take');
  };
  const dropped = (xml: string): string => xml.replace(/<\/?w:(?:dir|bdo)\b[^>]*>/g, '');
  expect(await merged(saved(dropped))).toBe(markdown);
  const edited = markdown.replace(' end.', ' finish.').replace(' x', ' y');
  expect(
    await merged(saved((xml) => dropped(xml).replace('> end.', '> finish.').replace('> x<', '> y<'))),
  ).toBe(edited);
});

/** The texts of the first line of the first page from left to right, with `override` for one whose letters are turned round. */
async function seen(markdown: string): Promise<readonly string[]> {
  const session = openPages();
  await session.update(markdown, { language: 'en' });
  const { body, looks } = session.page(1);
  const [first] = body;
  const pieces = first?.type === 'paragraph' ? (first.lines[0]?.pieces ?? []) : [];
  return pieces
    .filter((piece) => piece.type === 'text')
    .toSorted((one, other) => one.x - other.x)
    .map(({ text, look }) => (looks[look]?.isOverride ? `override ${text}` : text));
}

test.each<readonly [string, readonly string[]]>([
  [`a [${WORDS}]{dir=rtl} b`, ['a ', 'B', ` ${HEBREW} `, 'A', ' b']],
  [`a <bdo dir="rtl">abc **def**</bdo> b`, ['a ', 'override def', 'override  ', 'override abc', ' b']],
  [
    `${HEBREW} ${HEBREW} <span dir="ltr">C **D**</span> ${HEBREW}`,
    [` ${HEBREW}`, 'C ', 'D', `${HEBREW} ${HEBREW} `],
  ],
])('the pages have the words of %j in their order', async (markdown, expected) => {
  expect(await seen(markdown)).toEqual(expected);
});
