import type { ConversionOptions } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { parse } from '../../engine/src/parse/index.js';
import { convertForTest } from '../conversion';
import { openPackage, storiesOf } from '../docx/package';
import { wordsOf } from '../docx/words';
import { BLOCK_TYPES, nodeTypesIn } from '../node-types';
import { CONTAINERS, HOLDERS, WITHOUT_TEXT } from './containers';

async function textOf(markdown: string, options: ConversionOptions): Promise<string> {
  return wordsOf((await convertForTest(markdown, options)).bytes);
}

/** A text, and its expected result with each feature, in any container. */
const FEATURES: readonly {
  readonly name: string;
  readonly options: ConversionOptions;
  readonly text: string;
  readonly around?: string;
  readonly expected: readonly string[];
}[] = [
  {
    name: 'links become notes',
    options: { linksToFootnotes: true },
    text: 'see [the site](https://example.org/page) now',
    expected: ['see the site now', 'https://example.org/page'],
  },
  {
    name: 'smart punctuation',
    options: { smartQuotes: true },
    text: 'the "quoted" word... isn\'t plain',
    expected: ['the “quoted” word… isn’t plain'],
  },
  { name: 'emoji', options: {}, text: 'a party :tada: today', expected: ['a party 🎉 today'] },
];

const PLACES = Object.entries(CONTAINERS);
const TEXT_HOLDERS = Object.entries(HOLDERS);

test('every type of block is in one of the texts', () => {
  const texts = [...Object.values(CONTAINERS), ...Object.values(HOLDERS)].map((hold) => hold('text'));
  const seen = nodeTypesIn(
    [...texts, ...Object.values(WITHOUT_TEXT)].flatMap((text) => parse(text, NO_METADATA, () => {}).blocks),
  );
  // What is in a list of figures depends on the rest of the document.
  expect(BLOCK_TYPES.filter((type) => !seen.has(type))).toEqual(['listPlace']);
});

describe.each(FEATURES)('$name', ({ options, text, expected }) => {
  test.each(TEXT_HOLDERS)('in %s', async (_name, hold) => {
    const shown = await textOf(hold(text), options);
    for (const part of expected) expect(shown).toContain(part);
  });

  test.each(PLACES)('in every kind of block in %s', async (place, contain) => {
    // Notes cannot contain notes: a link in one stays a link.
    const seen = place === 'a note' ? expected.slice(0, 1) : expected;
    for (const [, hold] of TEXT_HOLDERS) {
      const markdown = contain(hold(text));
      const shown = await textOf(markdown, options);
      for (const part of seen) expect(shown, markdown).toContain(part);
    }
  });
});

test.each(PLACES)('an abbreviation is explained in %s', async (_name, contain) => {
  const shown = await textOf(`${contain('the HTML page')}\n\n*[HTML]: Hyper Text Markup Language`, {});
  expect(shown).toContain('the HTML (Hyper Text Markup Language) page');
});

describe('the direction of a text in another one’s container', () => {
  test.each(PLACES)('%s', async (_name, contain) => {
    // The text as a whole is from left to right, so that its base style is, too.
    const { bytes } = await convertForTest(`${contain('שלום עולם')}\n\n${'English words. '.repeat(9)}`);
    const paragraphs = storiesOf(openPackage(bytes)).flatMap(({ root }) =>
      Array.from(root?.getElementsByTagName('w:p') ?? []),
    );
    const hebrew = paragraphs.find((paragraph) => paragraph.textContent?.includes('שלום'));
    expect(hebrew?.getElementsByTagName('w:bidi')).toHaveLength(1);
    expect(hebrew?.getElementsByTagName('w:rtl').length).toBeGreaterThan(0);
  });
});

/** The page number in the table of contents for the last heading. */
async function lastPage(markdown: string): Promise<number> {
  const shown = await textOf(`# Start\n\n${markdown}\n\n# End`, { includeTableOfContents: true, ...LARGE });
  return Number(/^End\t(\d+)$/m.exec(shown)?.[1]);
}

const IN_CELLS: ReadonlySet<string> = new Set(['a table cell', 'a callout', 'a fenced div']);

/** A font so large that a page holds some twenty lines, and enough lines for several pages. */
const LARGE = { fontSize: 14, lineSpacing: 'double' } as const;
const TIMES = 30;

describe('the contents count the room of', () => {
  const blocks = [
    ...TEXT_HOLDERS.map(([name, hold]) => [name, hold('Some words of text.')] as const),
    ...Object.entries(WITHOUT_TEXT).filter(([name]) => name !== 'a rule'),
  ];
  test.each(blocks)('%s, in every container', async (_name, block) => {
    for (const [place, contain] of PLACES) {
      // A note that is too long for a page continues on the next ones, while the text stays on the first.
      if (place === 'a note') continue;
      // Word ignores page breaks in cells, and a callout is a cell.
      if (block === WITHOUT_TEXT['a page break'] && IN_CELLS.has(place)) continue;
      const markdown = Array.from({ length: TIMES }, () => contain(block)).join('\n\n<!-- -->\n\n');
      expect(await lastPage(markdown), place).toBeGreaterThan(1);
    }
  });
});
