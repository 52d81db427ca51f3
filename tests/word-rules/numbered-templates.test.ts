import { openPages } from '@footmark/engine/pages';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../../engine/src/api/options';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { paragraphsOf, textOfLine } from '../pages/drawn';
import { NORMAL, template } from '../templates/build';
import { brokenRules } from './rules';

/* Templates that number some headings and not others: the pages, the contents, references and Word agree on the numbers. */

const TEXT = `# A {#sec:a}

## B {#sec:b}

### C {#sec:c}

# D {#sec:d}

## E {#sec:e}

### F {#sec:f}

#### G {#sec:g}

# H {-}

## I {#sec:i}

See @sec:a, @sec:b, @sec:c, @sec:d, @sec:e, @sec:f, @sec:g and @sec:i.
`;

const numPr = (level: number, numId = 3): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`;
const style = (depth: number, properties = '', basedOn = 'Normal'): string =>
  `<w:style w:type="paragraph" w:styleId="H${depth}"><w:name w:val="heading ${depth}"/><w:basedOn w:val="${basedOn}"/><w:next w:val="Normal"/><w:pPr>${properties}<w:outlineLvl w:val="${depth - 1}"/></w:pPr></w:style>`;
const level = (at: number, text: string, format = 'decimal'): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/></w:lvl>`;
const list = (texts: readonly string[], id = 3, format = 'decimal'): readonly [string, string] => [
  `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${texts.map((text, at) => level(at, text, format)).join('')}</w:abstractNum>`,
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
];
const heading = (depth: number, properties = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="H${depth}"/>${properties}</w:pPr><w:r><w:t>Sample</w:t></w:r></w:p>`;

const [DECIMAL, INSTANCE] = list(['%1', '%1.%2', '%1.%2.%3']);
const made = (styles: string, numbering = DECIMAL + INSTANCE, body?: string): Uint8Array =>
  template({ styles: NORMAL + styles, numbering, ...(body === undefined ? {} : { body }) });

const BODY = heading(1, numPr(0)) + heading(2) + heading(1, numPr(0)) + heading(2);
const [LETTERS] = list(['%1.', '%2)', '%3)'], 3, 'upperLetter');
const [second, secondInstance] = list(['(%1)', '(%2)'], 4);

const TEMPLATES: Readonly<Record<string, Uint8Array>> = {
  'chapters by their paragraphs': made(style(1) + style(2, numPr(1)), undefined, BODY),
  'chapters by their paragraphs, on which sections are based': made(
    style(1) + style(2, '', 'H1') + style(3, numPr(2), 'H2'),
    undefined,
    heading(1, numPr(0)) + heading(2, numPr(1)),
  ),
  'few chapters by their paragraphs, above numbered sections': made(
    style(1) + style(2, numPr(1)),
    undefined,
    heading(1) + heading(1, numPr(0)) + heading(2) + heading(1) + heading(1),
  ),
  'few chapters and all sections by their paragraphs': made(
    style(1) + style(2),
    undefined,
    heading(1) + heading(1, numPr(0)) + heading(2, numPr(1)) + heading(1),
  ),
  'chapters by their paragraphs, in a level behind which the title of the contents stands': made(
    `${style(1)}${style(2, numPr(1))}<w:style w:type="paragraph" w:styleId="TOCHeading"><w:name w:val="TOC Heading"/><w:basedOn w:val="H1"/><w:pPr>${numPr(0)}<w:outlineLvl w:val="9"/></w:pPr></w:style>`,
    DECIMAL.replace('<w:lvlText', '<w:pStyle w:val="TOCHeading"/><w:lvlText') + INSTANCE,
    BODY,
  ),
  'sections alone, and a title of the contents that is based on chapters': made(
    `${style(1)}${style(2, numPr(1))}<w:style w:type="paragraph" w:styleId="TOCHeading"><w:name w:val="TOC Heading"/><w:basedOn w:val="H1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>`,
  ),
  'chapters alone': made(style(1, numPr(0)) + style(2) + style(3)),
  'chapters alone, with letters': made(style(1, numPr(0)) + style(2), LETTERS + INSTANCE),
  'sections alone': made(style(1) + style(2, numPr(1)) + style(3)),
  'three depths of six': made([1, 2, 3].map((depth) => style(depth, numPr(depth - 1))).join('')),
  'chapters, and a deeper depth': made(style(1, numPr(0)) + style(2) + style(3, numPr(2))),
  'chapters and sections in two lists': made(
    style(1, numPr(0)) + style(2, numPr(1, 4)),
    DECIMAL + second + INSTANCE + secondInstance,
  ),
  'a style without properties': made(
    style(1, numPr(0)) +
      '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:next w:val="Normal"/><w:rPr><w:b/></w:rPr></w:style>',
  ),
};

/** A file of ours in which somebody has numbered the chapters. */
async function numberedByHand(): Promise<Uint8Array> {
  const files = unzipSync(
    (await convertForTest('# A\n\n## B\n\n1. one\n', { titleFromHeading: false })).bytes,
  );
  const change = (name: string, changed: (xml: string) => string): void => {
    files[name] = strToU8(changed(strFromU8(files[name] ?? new Uint8Array())));
  };
  const [definition = '', instance = ''] = list(['%1.', '%2.', '%3.'], 90);
  change('word/numbering.xml', (xml) =>
    xml.replace('<w:num ', `${definition}<w:num `).replace('</w:numbering>', `${instance}</w:numbering>`),
  );
  change('word/styles.xml', (xml) =>
    xml.replace(/w:styleId="Heading1">.*?<w:keepLines\/>/s, (start) => `${start}${numPr(0, 90)}`),
  );
  return zipSync(files);
}

async function brokenIn(bytes: Uint8Array, options: ConversionOptions): Promise<readonly string[]> {
  const session = openPages();
  const given = { titleFromHeading: false, includeTableOfContents: true, ...options, template: bytes };
  const { pages } = await session.update(TEXT, given);
  const file = openPackage((await convertForTest(TEXT, given)).bytes);
  return brokenRules({ pages: pages.map((_, index) => session.page(index + 1)), file });
}

describe.each([{ numberHeadings: true }, {}])('with %o', (options) => {
  test.each(Object.entries(TEMPLATES))('%s', async (_, bytes) => {
    expect(await brokenIn(bytes, options)).toEqual([]);
  });
});

test.each([{ numberHeadings: true }, {}])(
  'a file of ours with numbered chapters, and %o',
  async (options) => {
    const bytes = await numberedByHand();
    expect(await brokenIn(bytes, options)).toEqual([]);
    const session = openPages();
    await session.update(TEXT, { titleFromHeading: false, ...options, template: bytes });
    const lines = [...paragraphsOf(session.page(1).body)].flatMap((each) => each.lines.map(textOfLine));
    expect(lines.slice(0, 5)).toEqual(
      options.numberHeadings ? ['1.A', '1.1B', '1.1.1C', '2.D', '2.1E'] : ['1.A', 'B', 'C', '2.D', 'E'],
    );
  },
);

/** The numbers of the headings on the pages. */
async function numbersIn(name: string, options: ConversionOptions): Promise<readonly string[]> {
  const session = openPages();
  const bytes = TEMPLATES[name];
  await session.update(TEXT, { titleFromHeading: false, ...options, ...(bytes && { template: bytes }) });
  return [...paragraphsOf(session.page(1).body)]
    .flatMap(({ lines }) => lines.map(textOfLine))
    .slice(0, 9)
    .map((line) => line.replace(/\s+/g, ' '));
}

test.each([
  ['chapters by their paragraphs', ['1A', '1.1B', '1.1.1 C', '2D', '2.1E', '2.1.1 F', '2.1.1.1 G', 'H', 'I']],
  ['chapters alone', ['1A', '1.1 B', '1.1.1 C', '2D', '2.1 E', '2.1.1 F', '2.1.1.1 G', 'H', 'I']],
  ['sections alone', ['1 A', '1.1B', '1.1.1 C', '2 D', '2.1E', '2.1.1 F', '2.1.1.1 G', 'H', 'I']],
  [
    'chapters alone, with letters',
    ['A.A', 'A.1 B', 'A.1.1 C', 'B.D', 'B.1 E', 'B.1.1 F', 'B.1.1.1 G', 'H', 'I'],
  ],
])('with the option, all headings are numbered in one list: %s', async (name, expected) => {
  expect(await numbersIn(name, { numberHeadings: true })).toEqual(expected);
});

test('without the option, only headings that the template numbers have numbers', async () => {
  expect(await numbersIn('chapters by their paragraphs', {})).toEqual([
    '1A',
    '1.1B',
    'C',
    '2D',
    '2.1E',
    'F',
    'G',
    'H',
    '2.2I',
  ]);
  expect(await numbersIn('chapters by their paragraphs, on which sections are based', {})).toEqual([
    '1A',
    '1.1B',
    '1.1.1C',
    '2D',
    '2.1E',
    '2.1.1F',
    'G',
    'H',
    '2.2I',
  ]);
});
