import { expect, test } from 'vitest';
import { blocksOf, documentOf } from '../../../tests/composed.js';
import type { ComposedBlock } from '../model/composed.js';
import type { Block, Inline } from '../model/document.js';
import {
  blocksRunRightToLeft,
  directionOfItems,
  isRightToLeft,
  runsRightToLeft,
} from '../model/nodes/text-direction.js';
import { stretchesOf } from './direction.js';

test.each([
  ['שלום world', true],
  ['Hello שלום', false],
  ['1. «مرحبا»', true],
  ['𞤀𞤣𞤤𞤢𞤥 latin', true],
  ['𐴌𐴗𐴥𐴝 latin', true],
  ['😀 latin', false],
  ['123', false],
  ['', false],
])('%j runs from right to left: %s', (value, expected) => {
  expect(isRightToLeft([{ type: 'text', value }])).toBe(expected);
});

test.each([
  ['plain', false, ['plain']],
  ['Say שלום now.', false, ['Say ', '<שלום>', ' now.']],
  ['שלום 12 עולם', true, ['<שלום 12 עולם>']],
  ['عربي (abc) عربي', true, ['<عربي (>', 'abc', '<) عربي>']],
  ['עברית abc.', true, ['<עברית >', 'abc', '<.>']],
  ['(2020)', true, ['<(2020)>']],
  ['Say 𞤀𞤣 now.', false, ['Say ', '<𞤀𞤣>', ' now.']],
  ['version 2', true, ['version 2']],
  ['زمن O(n) هنا', true, ['<زمن >', 'O(n)', '< هنا>']],
  ['دالة f(g(x))، هنا', true, ['<دالة >', 'f(g(x))', '<، هنا>']],
  ['أي f(x] هنا', true, ['<أي >', 'f(x', '<] هنا>']],
  ['Say א(ב) now', false, ['Say ', '<א(ב)>', ' now']],
])('%j, in a paragraph from right to left: %s, is cut into %j', (text, rightToLeft, expected) => {
  const stretches = stretchesOf(text, rightToLeft);
  expect(stretches.map((stretch) => (stretch.rightToLeft ? `<${stretch.text}>` : stretch.text))).toEqual(
    expected,
  );
});

const text = (value: string): Inline => ({ type: 'text', value });
const link = (url: string, shown: string): Inline => ({
  type: 'link',
  url,
  title: '',
  children: [text(shown)],
  line: 1,
});

test.each<readonly [string, Inline, boolean]>([
  ['code', { type: 'inlineCode', value: 'npm' }, false],
  ['code of HTML', { type: 'monospace', children: [text('npm')] }, false],
  ['keys', { type: 'keyboard', children: [text('Ctrl')] }, false],
  ['a formula', { type: 'inlineMath', value: 'x', line: 1 }, false],
  ['a picture', { type: 'image', url: 'a.png', title: '', alt: 'A cat', line: 1 }, false],
  ['a link that is its address', link('https://example.org/a', 'https://example.org/a'), false],
  ['a link that is its address without a scheme', link('https://example.org/a', 'example.org/a'), false],
  ['an e-mail link', link('mailto:a@example.org', 'a@example.org'), false],
  ['an address in the text', text('https://example.org/a '), false],
  ['an address with www', text('www.example.org '), false],
  ['an e-mail address in the text', text('a@example.org '), false],
  ['words', text('some words '), true],
  ['a link with words', link('https://example.org', 'some words'), true],
  ['bold words', { type: 'strong', children: [text('some words')] }, true],
])('%s before a word from right to left: whether their letters count: %s', (_, first, counts) => {
  expect(isRightToLeft([first, text(' שלום')])).toBe(!counts);
  // In a text from right to left, a foreign beginning does not turn a paragraph round.
  expect(isRightToLeft([first, text(' שלום')], true)).toBe(true);
});

/** What a paragraph is in a text from left to right, and in one from right to left. */
test.each([
  ['Docker هو برنامج مفيد، وهو سهل', true, true],
  ['Python هي لغة', false, true],
  ['شرح Kubernetes', false, true],
  ['لغة JavaScript وحدها هنا', true, true],
  ['The Arabic word كتاب means a book, and is written from right to left', false, false],
  ['كتاب is a word of Arabic that means a book', false, true],
  ['API', false, true],
  ['Visual Studio Code', false, true],
  ['It works.', false, false],
  ['Four words of English', false, false],
  ['שלום', true, true],
  ['12 %', false, true],
])('%j runs from right to left: %s; in surroundings that do: %s', (value, inOther, inSame) => {
  expect(isRightToLeft([text(value)], false)).toBe(inOther);
  expect(isRightToLeft([text(value)], true)).toBe(inSame);
});

test('in a list a paragraph has the direction of the list, elsewhere its own', () => {
  expect(runsRightToLeft([text('word')], { directedBy: 'list', rightToLeft: true })).toBe(true);
  expect(runsRightToLeft([text('שלום')], { directedBy: 'list', rightToLeft: false })).toBe(false);
  expect(runsRightToLeft([text('It works.')], { directedBy: 'letters', rightToLeft: true })).toBe(false);
  expect(runsRightToLeft([text('word')], { directedBy: 'letters', rightToLeft: true })).toBe(true);
  expect(runsRightToLeft([text('1')], { directedBy: 'letters', rightToLeft: true })).toBe(true);
});

const paragraph = (value: string): Block => ({ type: 'paragraph', children: [text(value)], line: 1 });
const quote = (...children: Block[]): Block => ({ type: 'blockquote', children, line: 1 });

test('most of the letters in blocks decide, however deep they are, with those of a title', () => {
  const runs = (blocks: readonly Block[], title: readonly Inline[] = []): boolean =>
    blocksRunRightToLeft(blocks, false, title);
  expect(runs([])).toBe(false);
  expect(blocksRunRightToLeft([paragraph('1')], true)).toBe(true);
  expect(runs([paragraph('1'), quote(paragraph('2'), paragraph('שלום')), paragraph('a')])).toBe(true);
  expect(runs([quote(paragraph('some long words'), paragraph('שלום'))])).toBe(false);
  expect(runs([paragraph('a')], [text('שלום')])).toBe(true);
});

test('the majority of items decides about a list, and on a tie what surrounds it', () => {
  const items = (...values: string[]): Block[][] => values.map((value) => [paragraph(value)]);
  expect(directionOfItems(items('שלום', 'שלום', 'word', '1'), false)).toBe(true);
  expect(directionOfItems(items('It works.', 'It does.', 'שלום'), true)).toBe(false);
  expect(directionOfItems(items('It works.', 'שלום'), true)).toBe(true);
  expect(directionOfItems(items('word', 'שלום'), false)).toBe(false);
  expect(directionOfItems(items('1'), true)).toBe(true);
  expect(directionOfItems(items('word', 'שלום', '1'), false)).toBe(false);
  expect(directionOfItems(items('Docker هو برنامج', 'API', 'Linux نظام تشغيل'), true)).toBe(true);
});

test.each([
  'delete',
  'emphasis',
  'highlight',
  'smallCaps',
  'strong',
  'subscript',
  'superscript',
  'underline',
] as const)('letters in %s count', (type) => {
  expect(isRightToLeft([{ type, children: [text('שלום')] }, text('a')])).toBe(true);
});

test.each<{ readonly inline: Inline }>([
  { inline: { type: 'textColor', color: 'FF0000', children: [text('שלום')] } },
  { inline: { type: 'background', color: 'FF0000', children: [text('שלום')] } },
  { inline: { type: 'styled', style: 'Loud', children: [text('שלום')], line: 1 } },
  { inline: { type: 'insertion', children: [text('שלום')] } },
  { inline: { type: 'deletion', children: [text('שלום')] } },
])('letters in $inline.type count', ({ inline }) => {
  expect(isRightToLeft([inline, text('a')])).toBe(true);
});

test('the text of a wiki link counts, that of references does not', () => {
  const wiki: Inline = { type: 'wikiLink', page: 'P', heading: '', children: [text('שלום')], line: 1 };
  const formula: Inline = {
    type: 'crossReference',
    names: ['a'],
    form: 'bracketed',
    source: '\\eqref{a}',
    line: 1,
  };
  const note: Inline = { type: 'footnoteReference', identifier: 'a', label: 'a', line: 1 };
  expect(isRightToLeft([formula, note, { type: 'break' }, wiki])).toBe(true);
});

test('an address ends at the next space, and the text of a link is an address only with a dot', () => {
  const runs = (...inlines: Inline[]): boolean => isRightToLeft(inlines);
  expect(runs(text('address@long.example שלום'))).toBe(true);
  expect(runs(text('words שלום address@b.example'))).toBe(false);
  expect(isRightToLeft([text('address@b.example')], true)).toBe(true);
  expect(runs(link('https://example.org/words', 'words'), text('שלום'))).toBe(false);
  expect(runs(link('https://example.org/', ' example.org '), text('שלום'))).toBe(true);
  expect(runs(link('https://example.org/', 'other.site'), text('שלום'))).toBe(false);
});

/** The direction of each paragraph and each table, also in cells, in the order of the text. */
function directionsIn(blocks: readonly ComposedBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'contents') return [];
    const own = `${block.type} ${block.rightToLeft ? 'rtl' : 'ltr'}`;
    if (block.type === 'paragraph') return block.content.length === 0 ? [] : [own];
    const inside = block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => directionsIn(blocks)));
    return [own, ...inside];
  });
}

const EVERY_BLOCK = `## Heading.

A paragraph.

- An item of a list.

  1. One in it.

> A quotation.

| A | B |
|---|---|
| 1. | 2. |

> [!NOTE] Title.
> In a callout.

Term.

:   Its definition.

| A line.
| Another.

::: {.columns}
::: {.column}
On the left.
:::
::: {.column}
On the right.
:::
:::

::: {.theorem}
A theorem.
:::

<details><summary>Summary.</summary>

Details.

</details>`;

test.each([
  ['<div dir="rtl">', '</div>'],
  ['<section DIR=RTL>', '</section>'],
  ['<div style="direction: rtl">', '</div>'],
  ['::: {dir=rtl}', ':::'],
  ['::: {.columns dir="rtl"}', ':::'],
])('all that is in %s runs in its direction, and nothing after it', async (open, close) => {
  const text = `Before.\n\n${open}\n\n${EVERY_BLOCK}\n\n${close}\n\nAfter.`;
  const [before, ...given] = directionsIn(await blocksOf(text));
  const after = given.pop();
  expect([before, after]).toEqual(['paragraph ltr', 'paragraph ltr']);
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((each) => !each.endsWith('rtl'))).toEqual([]);
});

test.each([
  ['<p dir="rtl">Words.</p>', ['paragraph rtl']],
  ['<h2 dir="rtl">Words.</h2>', ['paragraph rtl']],
  ['<ul dir="rtl"><li>One.</li><li dir="ltr">Two.</li></ul>', ['paragraph rtl', 'paragraph ltr']],
  ['<blockquote dir="rtl">Words.</blockquote>', ['paragraph rtl']],
  ['<table dir="rtl"><tr><th>Words.</th></tr></table>', ['table rtl', 'paragraph rtl']],
  [
    '<table><tr dir="rtl"><td>Words.</td><td dir="ltr">Words.</td></tr></table>',
    ['table ltr', 'paragraph rtl', 'paragraph ltr'],
  ],
  [
    '<dl><dt dir="rtl">Word</dt><dd>Words.</dd><dt>Word</dt><dd dir="rtl">Words.<p dir="ltr">Words.</p></dd></dl>',
    ['paragraph rtl', 'paragraph ltr', 'paragraph ltr', 'paragraph rtl', 'paragraph ltr'],
  ],
  ['<dl dir="rtl"><dt>Word</dt><dd dir="ltr">Words.</dd></dl>', ['paragraph rtl', 'paragraph ltr']],
  ['# Words. {dir=rtl}', ['paragraph rtl']],
  ['# Words {#name dir=rtl}', ['paragraph rtl']],
  ['::: {.note dir=rtl}\nWords.\n:::', ['table rtl', 'paragraph rtl', 'paragraph rtl']],
  ['[Words *in* it.]{dir=rtl}', ['paragraph rtl']],
  ['<span dir="rtl">Words <span>in</span> it.</span>', ['paragraph rtl']],
  // Within a paragraph, words are ordered by their letters.
  ['Words [in]{dir=rtl} it.', ['paragraph ltr']],
  ['<span dir="rtl">Words</span> in <span>it.</span>', ['paragraph ltr']],
  ['[Words]{dir=rtl} [in it.]{.underline}', ['paragraph ltr']],
  // The innermost counts; `auto` asks the letters again, and other values say nothing.
  ['::: {dir=rtl}\n::: {dir=ltr}\nWords.\n:::\n\nWords.\n:::', ['paragraph ltr', 'paragraph rtl']],
  ['<div dir="rtl"><p dir="auto">Words.</p><p>Words.</p></div>', ['paragraph ltr', 'paragraph rtl']],
  ['<p dir="ltr">שלום</p>', ['paragraph ltr']],
  ['<p dir="up">Words.</p>', ['paragraph ltr']],
])('%j runs as its author says', async (text, expected) => {
  expect(directionsIn(await blocksOf(text))).toEqual(expected);
});

test('code keeps its side in a block that runs from right to left', async () => {
  const blocks = await blocksOf('<div dir="rtl">\n\nWords.\n\n~~~\ncode\n~~~\n\n</div>');
  expect(directionsIn(blocks)).toEqual(['paragraph rtl', 'paragraph ltr']);
});

test.each([
  [{ language: 'ar' }, true, 'paragraph rtl'],
  [{ language: 'ar', direction: 'ltr' }, false, 'paragraph ltr'],
  [{ direction: 'rtl' }, true, 'paragraph rtl'],
  [{ direction: 'auto', language: 'ar' }, true, 'paragraph rtl'],
  [{}, false, 'paragraph ltr'],
] as const)(
  'front matter %j decides about what no letters decide about',
  async (front, reversed, expected) => {
    const text = 'Linux\n\n::: {columns=2}\nText in columns, from left to right.\n:::';
    const { sections } = await documentOf(text, { front });
    const [first] = directionsIn(sections.flatMap(({ blocks }) => [...blocks]));
    expect(first).toBe(expected);
    expect(sections.some(({ columns }) => columns?.isReversed === true)).toBe(reversed);
  },
);
