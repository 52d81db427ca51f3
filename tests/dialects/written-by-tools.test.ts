import { convert } from '@footmark/engine';
import { expect, test } from 'vitest';
import { openPackage } from '../docx/package';
import { printed } from './printed-lines';

/** Where a syntax may stand. */
const PLACES: Readonly<Record<string, (markdown: string) => string>> = {
  alone: (markdown) => markdown,
  item: (markdown) => `- first\n\n- ${markdown.replaceAll('\n', '\n  ')}`,
  quotation: (markdown) => `> ${markdown.replaceAll('\n', '\n> ')}`,
  callout: (markdown) => `::: note\n${markdown}\n:::`,
  note: (markdown) => `Word[^1]\n\n[^1]: ${markdown.replaceAll('\n', '\n    ')}`,
};

const inEach = (places: readonly string[], rows: readonly (readonly [string, string])[]) =>
  places.flatMap((place) => rows.map(([markdown, text]) => [place, markdown, text] as const));

const LINES = ['alone', 'item', 'quotation', 'callout', 'note'];

/** A text of one line, and what is printed of it. */
const RUNNING: readonly (readonly [markdown: string, text: string])[] = [
  ['*p*~cat~ and `k`^2^ and $x$~1~ and 水~2~ and 𝒙~i~', 'p_{cat} and k^{2} and ∑_{1} and 水_{2} and 𝒙_{i}'],
  ['a ~word~ and ~two words~ gone', 'a ~{word} and ~{two words} gone'],
  ['~5 to ~6 and 3~4 of ~/a and ~b/c', '~5 to ~6 and 3~4 of ~/a and ~b/c'],
  ['**Aim: **we ask, **why: **so', '*{Aim:} we ask, *{why:} so'],
  ['see \\(the plan\\) and the form\\(s\\)', 'see (the plan) and the form(s)'],
  ['中文==亮==文 and 中文++入++文', '中文亮文 and 中文入文'],
  ['a <math><mi>z</mi></math> b', 'a ∑ b'],
  ['$\\\\beta$ and $c\\_1$', '∑ and ∑'],
];

test.each(inEach(LINES, RUNNING))('in the place %s: %s', async (place, markdown, text) => {
  const write = PLACES[place] ?? String;
  const { lines } = await printed(write(markdown));
  expect(lines.map((line) => line.replace(/^\w*: ?/, ''))).toContain(text);
});

const shortItems = (first: string, second: string): string =>
  `1. ${first}\n\n  Below it.\n2. ${second}\n\n  Below that.`;

test.each(LINES)('what is indented too little stays in its item in the place %s', async (place) => {
  const write = PLACES[place] ?? String;
  const { lines } = await printed(write(`Above:\n\n${shortItems('One', 'Two')}`));
  const texts = lines.map((line) => line.replace(/^\w*: ?/, ''));
  for (const text of ['One', 'Below it.', 'Two', 'Below that.']) expect(texts).toContain(text);
});

test('code between fences that looks like a quotation stays as it is', async () => {
  const code = '> 1. a\n>\n>   b\n> 2. c';
  const { lines } = await printed(`\`\`\`\n${code}\n\`\`\``);
  expect(lines).toEqual([`CodeBlock:${code.replaceAll('>', '&gt;').replaceAll('\n', '/')}`]);
});

const PICTURE =
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==" alt="x">';

/** Captions that have no number are printed, whatever they belong to. */
test.each([
  ['a picture', `<figure>${PICTURE}<figcaption>The quay</figcaption></figure>`],
  ['two pictures', `<figure>${PICTURE}${PICTURE}<figcaption>The quay</figcaption></figure>`],
  ['a table', '<figure><table><tr><td>a</td></tr></table><figcaption>The quay</figcaption></figure>'],
  ['code', '<figure><pre><code>a</code></pre><figcaption>The quay</figcaption></figure>'],
  ['a shortcode of Hugo', '{{< figure src="a.png" caption="The quay" >}}'],
])('the caption of %s stands once, also in an item and a quotation', async (_, markdown) => {
  for (const place of ['alone', 'item', 'quotation']) {
    const { lines } = await printed((PLACES[place] ?? String)(markdown));
    expect(
      lines.filter((line) => line.includes('The quay')),
      place,
    ).toHaveLength(1);
  }
});

test.each([
  ['# A <math><mi>z</mi></math>', 'Heading1:A ∑'],
  ['<math><mi>z</mi></math> term\n: b', 'DefinitionTerm:∑ term'],
])('formulas of web pages are read in lines of their own: %s', async (markdown, line) => {
  expect((await printed(markdown)).lines).toContain(line);
});

test.each([
  ['![a](data:image/gif;base64,x =20x10)', undefined],
  ['![a](a.png "Title" =200x)', undefined],
  ['![a](<my a.png> =x80)', undefined],
  ["![a](a.png 'Title' =20x30)", undefined],
  ['![a](a.png =big)', '![a](a.png =big)'],
])('the size of a picture may follow its title: %s', async (markdown, kept) => {
  const { lines } = await printed(markdown);
  expect(lines.some((line) => line.includes('!['))).toBe(kept !== undefined);
});

test('a text that a chunk takes its caption from is used', async () => {
  const { lines, notices } = await printed(
    '(ref:c) A *long* caption\n\n```{r fig1, fig.cap="(ref:c)"}\nplot(1)\n```',
  );
  expect(lines[0]).toContain('A long caption');
  expect(notices.filter((each) => each.includes('never used'))).toEqual([]);
});

test.each([
  ['text ^summary', 'text'],
  ['text ^a1', 'text'],
  ['10 ^2', '10 ^2'],
])('the name of a block in Obsidian is not printed: %s', async (markdown, text) => {
  for (const place of ['alone', 'item', 'quotation'])
    expect((await printed((PLACES[place] ?? String)(markdown))).lines.at(-1)).toSatisfy((line) =>
      String(line).endsWith(`:${text}`),
    );
});

test('who may be written to, and who has done as much as the others, is said by signs', async () => {
  const author = (name: string, more: string): string => `  - name: ${name}\n    affiliation: X\n${more}`;
  const equal = '    equal-contributor: true\n';
  const text = `---\ntitle: T\nlang: de\nauthor:\n${author('A', equal)}${author('B', `${equal}    corresponding: true\n`)}---\n\nText`;
  const { lines } = await printed(text, { language: 'de' });
  expect(lines.slice(1, 4)).toEqual([
    'TitleDetails:A^{†} und B^{*,†} · X',
    'TitleDetails:^{*}Korrespondierender Autor',
    'TitleDetails:^{†}Diese Autoren haben zu gleichen Teilen beigetragen',
  ]);
});

/** The language of each word that has one, as Word has it. */
async function languages(markdown: string): Promise<readonly string[]> {
  const result = await convert(markdown, { language: 'en' });
  if (!result.success) throw new Error(result.error);
  const { parts } = openPackage(new Uint8Array(await result.blob.arrayBuffer()));
  const xml = ['word/document.xml', 'word/footnotes.xml'].map((part) => parts.get(part)?.text ?? '').join('');
  return Array.from(
    xml.matchAll(/<w:lang w:(\w+)="([^"]+)"\/>(?:(?!<\/w:r>).)*?<w:t[^>]*>([^<]*)</gs),
    ([, writing, tag, text]) => `${writing} ${tag}: ${text}`,
  );
}

const inDiv = (attributes: string, content: string): string => `::: {${attributes}}\n${content}\n:::`;

test.each<[string, string, readonly string[]]>([
  ['a span', 'a [mot]{lang=fr} b', ['val fr-FR: mot']],
  ['a span with marks', 'a [**mot**]{lang=fr .smallcaps}', ['val fr-FR: mot']],
  ['a tag', 'a <span lang="de-AT">Wort</span> b', ['val de-AT: Wort']],
  ['a mark of HTML', 'a <em lang="la">verbum</em>', ['val la: verbum']],
  ['one within another', '[un [Wort]{lang=de}]{lang=fr}', ['val fr-FR: un ', 'val de-DE: Wort']],
  ['Chinese and Arabic', '[字]{lang=zh} [ل]{lang=ar}', ['eastAsia zh-CN: 字', 'bidi ar-SA: ل']],
  ['a heading', '# Titre {lang=fr}', ['val fr-FR: Titre']],
  ['a div', inDiv('lang=fr', 'Un'), ['val fr-FR: Un']],
  [
    'a div with a list and a quotation',
    inDiv('lang=fr', '- Un\n\n> Deux'),
    ['val fr-FR: Un', 'val fr-FR: Deux'],
  ],
  ['a div with a table', inDiv('lang=fr', '| Un |\n|----|\n| Deux |'), ['val fr-FR: Un', 'val fr-FR: Deux']],
  ['a callout', inDiv('.callout-note lang=fr title="Un"', 'Deux'), ['val fr-FR: Un', 'val fr-FR: Deux']],
  ['a styled div', inDiv('custom-style="Plain Text" lang=fr', 'Un'), ['val fr-FR: Un']],
  ['a paragraph of HTML', '<p lang="fr">Un</p>', ['val fr-FR: Un']],
  ['a division of HTML with Markdown', '<div lang="fr">\n\n*Un*\n\n</div>', ['val fr-FR: Un']],
  ['a cell', '| [Un]{lang=fr} |\n|---|\n| b |', ['val fr-FR: Un']],
  ['a note', 'a[^1]\n\n[^1]: [Un]{lang=fr}', ['val fr-FR: Un']],
  ['an item', '- [Un]{lang=fr}', ['val fr-FR: Un']],
  ['what is no language', 'a [b]{lang=_}', []],
])('the language of %s is that of its text', async (_, markdown, expected) => {
  expect(await languages(markdown)).toEqual(expected);
});

const chunk = (header: string, content: string): string => `\`\`\`{${header}}\n${content}\n\`\`\``;

test.each(['alone', 'item', 'quotation'])(
  'bookdown’s chunks of theorems are theorems in the place %s',
  async (place) => {
    const named = chunk('theorem tides, name="On tides"', 'They *turn*.\n\nTwice.');
    const text = (PLACES[place] ?? String)(
      `See \\@ref(thm:tides).\n\n${named}\n\n${chunk('proof', 'Clear.')}`,
    );
    const { lines, notices } = await printed(text);
    const found = lines.map((line) => line.replace(/^\w*:/, '').replace(/[*]\{([^{}]*)\}/g, '$1'));
    expect(found).toContain('See 1.');
    expect(found).toContain('Theorem 1 (On tides). They turn.');
    expect(found.some((line) => line.startsWith('Proof. Clear.'))).toBe(true);
    expect(notices).toEqual([]);
  },
);

test.each([
  ['a {% raw %}{{ page }}{% endraw %} b', 'a {{ page }} b'],
  ['See Table~\\ref{tbl:a}.\n\n| a |\n|---|\n| b |\n\n: Cap {#tbl:a}', 'See Table\u00a01.'],
])('what other programs take as markup is not printed: %s', async (markdown, line) => {
  expect((await printed(markdown)).lines.map((each) => each.replace(/^\w*:/, ''))).toContain(line);
});

test.each([
  ['- item', '- next'],
  ['1. item\n   goes on', '2. next'],
  ['> quoted', 'next'],
  ['text', 'next'],
])('a block between colons may begin directly below %j', async (above, below) => {
  const { lines } = await printed(`${above}\n:::info\nTea.\n\nMore.\n:::\n\n${below}`);
  expect(lines.filter((line) => line.startsWith('Callout'))).toEqual([
    'CalloutNoteTitle:Note',
    'CalloutText:Tea.',
    'CalloutText:More.',
  ]);
  expect(lines.join()).not.toContain(':::');
});
