import type { ConversionOptions } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { readForTest } from './read-for-test';

const PROSE = 'We used three kinds of sources. The first are the logs of 2019.\n\nThe second are letters.';
const ENTRIES = 'Doe, J. (2019). *Tides*. Press.\n\nRoe, R. (2020). *Harbours*. Press.';

const TEMPLATES = ['plain', 'business', 'academic', 'mla'] as const;

/** How many paragraphs of a document are set as entries, and the Markdown that it is read back as. */
async function converted(
  markdown: string,
  options: ConversionOptions,
): Promise<{ readonly entries: number; readonly markdown: string }> {
  const { bytes } = await convertForTest(markdown, options);
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const entries = xml.match(/<w:pStyle w:val="Bibliography"\/>/g) ?? [];
  return { entries: entries.length, markdown: (await readForTest(bytes)).markdown.trim() };
}

describe.each(TEMPLATES)('in the template %s', (template) => {
  test.each(['# Sources', '# References', '# Literature', '# Quellen'])(
    '%s with prose is a section like others',
    async (name) => {
      const own = await converted(`# One\n\ntext\n\n${name}\n\n${PROSE}\n\n# Two\n\ntext`, { template });
      expect(own.entries).toBe(0);
      expect(
        (await converted(`# One\n\ntext\n\n${name}\n\n${ENTRIES}\n\n# Two\n\ntext`, { template })).entries,
      ).toBe(2);
    },
  );

  test.each([
    ['a definition', 'Log\n\n: What a captain writes.'],
    ['an item', '- What a captain writes.'],
    ['a numbered item', '1. What a captain writes.'],
    ['a quotation', '> What a captain writes.'],
  ])('paragraphs below %s come back from Word as they were', async (_, above) => {
    for (const [text, entries] of [
      [PROSE, 0],
      [ENTRIES, 2],
    ] as const) {
      const source = `# One\n\ntext\n\n## Sources\n\n${above}\n\n${text}`;
      const own = await converted(source, { template });
      expect(own.entries).toBe(entries);
      expect(own.markdown.split('\n\n').slice(-2)).toEqual(text.split('\n\n'));
    }
  });
});

test('a bold line that becomes a heading is judged like one', async () => {
  const text = (entries: string): string => `# One\n\ntext\n\n**Sources**\n\n${entries}`;
  expect((await converted(text(PROSE), { repairs: ['bold-headings'] })).entries).toBe(0);
  expect((await converted(text(ENTRIES), { repairs: ['bold-headings'] })).entries).toBe(2);
});

test.each(TEMPLATES)(
  'in the template %s, the pages follow while entries become prose and prose entries',
  async (template) => {
    const texts = [
      '# One\n\n## References\n\n[1] Tides.\n\ntext\n\n[2] Harbours.\n\n# Two',
      '# One\n\n## References\n\n[1] Tides.\n\ntext\n\nHarbours.\n\n# Two',
      '# One\n\n## Reference\n\n[1] Tides.\n\n[2] Harbours.\n\n# Two',
      '# One\n\n\n## References\n\n[1] Tides.\n\n[2] Harbours.\n\n# Two',
    ];
    const session = openPages();
    for (const text of [...texts, ...texts.toReversed()]) {
      const own = await session.update(text, { template });
      const fresh = openPages();
      const { pages } = await fresh.update(text, { template });
      expect(own.pages).toHaveLength(pages.length);
      for (const [index] of pages.entries()) expect(session.page(index + 1)).toEqual(fresh.page(index + 1));
    }
  },
);

const CHAPTERS = `---
references:
- {id: doe, type: book, author: [{family: Doe, given: J}], title: One, issued: 2003}
- {id: roe, type: book, author: [{family: Roe, given: J}], title: Two, issued: 2004}
---

# One

text [@doe]

## References

# Two

text [@roe]

## References`;

test.each(['zotero', 'word'] as const)(
  'bibliographies of chapters with fields for %s come back as their places, and give the same file',
  async (citations) => {
    const own = await converted(CHAPTERS, { citations });
    expect(own.entries).toBe(2);
    expect(own.markdown.split('\n\n').slice(-6)).toEqual(CHAPTERS.split('\n\n').slice(-6));
    expect((await converted(own.markdown, { citations })).entries).toBe(2);
  },
);

test('the pages follow while a text gets bibliographies of chapters', async () => {
  const texts = [
    CHAPTERS,
    CHAPTERS.replace('text [@roe]', 'text [@roe; @doe]'),
    CHAPTERS.replace(/## References$/, ''),
  ];
  const session = openPages();
  for (const text of [...texts, ...texts.toReversed()]) {
    const own = await session.update(text, {});
    const fresh = openPages();
    expect(own.pages).toHaveLength((await fresh.update(text, {})).pages.length);
    for (const [index] of own.pages.entries()) expect(session.page(index + 1)).toEqual(fresh.page(index + 1));
  }
});
