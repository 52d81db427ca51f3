import { readFileSync } from 'node:fs';
import { convert } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { readWord } from '@footmark/engine/read';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, PICTURES } from '../../scripts/pictures/list.mjs';
import { WORD_TO_MARKDOWN } from '../../web/app/content/intents/word-to-markdown';
import sizes from '../../web/app/content/picture-sizes.json' with { type: 'json' };
import { PICTURED_PAGES } from '../../web/app/content/pictured-pages';
import {
  converterAt,
  converterWith,
  SHOWN_DOCUMENTS,
  type ShownName,
  shownOptions,
} from '../../web/app/content/shown-documents';
import { createConverter } from '../../web/app/converter/instance/converter';
import { DEFAULT_OPTIONS } from '../../web/app/converter/workspace/document-options';
import {
  changeWorkspace,
  chooseFromAddress,
  chosenOptions,
} from '../../web/app/converter/workspace/workspace';
import { engineOptions } from '../../web/app/worker/options';

const NAMES = Object.keys(SHOWN_DOCUMENTS) as ShownName[];

/** What the converter has after it was opened at an address: the text of the sample, and the options in the engine's terms. */
async function opened(address: string) {
  const parameters = new URL(address, 'https://example.com').searchParams;
  const converter = createConverter();
  changeWorkspace(converter, { options: DEFAULT_OPTIONS });
  chooseFromAddress(converter, parameters);
  const file = `../../web/app/content/samples/${parameters.get('sample')}.md`;
  const markdown = readFileSync(new URL(file, import.meta.url), 'utf8');
  return {
    markdown,
    options: await engineOptions(chosenOptions(converter)),
    page: Number(parameters.get('page') ?? 1),
  };
}

describe.each(NAMES)('the document %s', (name) => {
  const { markdown, options } = DOCUMENTS[name] ?? { markdown: '', options: {} };

  test('is drawn for its pictures with the options of the downloaded file, and of the same text', async () => {
    const there = await opened(converterWith(SHOWN_DOCUMENTS[name]));
    expect(there.markdown).toBe(markdown);
    expect(options).toEqual(shownOptions(SHOWN_DOCUMENTS[name]));
  });

  test('has in its pictures the pages that the converter shows, and in its file the text of the downloaded one', async () => {
    const there = await opened(converterWith(SHOWN_DOCUMENTS[name]));
    const [drawn, shown] = [openPages(), openPages()];
    await drawn.update(markdown, options);
    await shown.update(there.markdown, there.options);
    const numbers = Object.values(PICTURED_PAGES).flatMap((of) => (of.document === name ? [of.page] : []));
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(shown.page(number)).toEqual(drawn.page(number));
    expect(await documentPart(there.markdown, there.options)).toBe(await documentPart(markdown, options));
  });
});

async function documentPart(markdown: string, options: Parameters<typeof convert>[1]): Promise<string> {
  const result = await convert(markdown, options);
  if (!result.success) throw new Error(result.error);
  const parts = unzipSync(new Uint8Array(await result.blob.arrayBuffer()));
  return new TextDecoder().decode(parts['word/document.xml']);
}

test('every picture but those of the converter and of examples shows a page that its link opens', async () => {
  const pictured = Object.keys(sizes).filter((name) => !/^(?:screen|docs)-/.test(name));
  const drawn = PICTURES.filter(({ name }) => !name.startsWith('docs-'));
  expect(pictured.sort()).toEqual(drawn.map(({ name }) => name).sort());
  for (const { name, document, page } of drawn) {
    const of = PICTURED_PAGES[name.replace(/-close$/, '') as keyof typeof PICTURED_PAGES];
    expect({ document, page }, name).toEqual({ document: of.document, page: of.page });
    expect((await opened(converterAt(of))).page, name).toBe(page);
  }
});

test('the guide from Word to Markdown shows what is read from the Word file of its page', async () => {
  const { markdown = '', options } = DOCUMENTS[PICTURED_PAGES['intent-word'].document] ?? {};
  const file = await convert(markdown, options);
  if (!file.success) throw new Error(file.error);
  const back = await readWord(new Uint8Array(await file.blob.arrayBuffer()));
  if (!back.success) throw new Error(back.error);
  expect(back.markdown).toContain(WORD_TO_MARKDOWN.source);
});
