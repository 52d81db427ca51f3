import { inspect } from '@footmark/engine';
import { openPages, type PageSession } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { editings } from './edits';

const OPTIONS = [
  {},
  { smartQuotes: true, imageCaptions: true },
  { includeTableOfContents: true, template: 'academic', titlePage: true },
  { linksToFootnotes: true, footnotePosition: 'document', wideTables: 'landscape', tableWidths: 'content' },
  { repairs: true, showPageNumbers: true, footnoteOptions: { duplicateHandling: 'see-note' } },
] as const;

/** Everything that a session returns for a text; equal keys stand for pages that look the same. */
async function everythingOf(session: PageSession, markdown: string, options: object): Promise<object> {
  const { pages, ...overview } = await session.update(markdown, options);
  const inspection = await session.inspect(markdown, options);
  const drawings = pages.map((_, index) => session.page(index + 1));
  const lines = markdown.split('\n').length;
  const places = Array.from({ length: Math.ceil(lines / 7) }, (_, index) => session.place(index * 7 + 1));
  return { inspection, overview, pages: pages.map(({ key: _, ...page }) => page), drawings, places };
}

test.each(editings(10))('pages after edits are those of a fresh session, seed %d', async (seed, texts) => {
  const session = openPages();
  const options = OPTIONS[seed % OPTIONS.length] ?? {};
  for (const text of texts) {
    const found = await everythingOf(session, text, options);
    expect(found).toEqual(await everythingOf(openPages(), text, options));
    expect(Reflect.get(found, 'inspection')).toMatchObject({ statistics: inspect(text, options).statistics });
  }
});
