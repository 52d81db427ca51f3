import { readFileSync } from 'node:fs';
import type { AssetLoader, DiagramRenderer, Rasterizer } from '@footmark/engine';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../scripts/documentation/examples.mjs';
import { SUBJECTS } from '../../web/app/content/docs/subjects';
import { convertForTest } from '../conversion';

const PICTURE = new Uint8Array(readFileSync(new URL('../../web/public/icon-192.png', import.meta.url)));
const SOURCES = new TextEncoder().encode(
  '@book{doe2005, author = {Doe, Jane}, title = {Books}, year = {2005}, publisher = {Press}}\n' +
    '@article{roe2010, author = {Roe, Richard}, title = {On Books}, journal = {Journal}, year = {2010}}\n',
);

const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';

/** Mermaid's own output is tested in `diagrams/`, and what Word makes of its shapes in `tests/diagrams/`. */
const diagrams: DiagramRenderer = {
  languages: ['mermaid'],
  draw: async () => ({ svg: DRAWN, shapes: { kind: 'flowchart', width: 9, height: 9, shapes: [] } }),
};
const rasterize: Rasterizer = async () => PICTURE;

/** The host of an example has every file that it names. */
const loadAsset: AssetLoader = async ({ source }) => (source.endsWith('.bib') ? SOURCES : PICTURE);

const XML = /\.(?:xml|rels)$/;

async function partsOf(bytes: Uint8Array): Promise<string> {
  const decoder = new TextDecoder();
  return Object.entries(unzipSync(bytes))
    .map(([name, part]) => (XML.test(name) ? decoder.decode(part) : ''))
    .join('\n');
}

const WITH_EXAMPLES = SUBJECTS.map(({ id }) => ({ id, examples: examplesOf(id) })).filter(
  ({ examples }) => examples.length > 0,
);

test('most subjects about writing have examples', () => {
  expect(WITH_EXAMPLES.length).toBeGreaterThan(12);
});

describe.each(WITH_EXAMPLES)('$id', ({ id, examples }) => {
  test('its examples give the documents and the notices that it says', async () => {
    for (const { markdown, line, options = {}, notices = [], word = [] } of examples) {
      const where = `docs/${id}.md:${line}`;
      const result = await convertForTest(markdown, { ...options, loadAsset, rasterize, diagrams }, where);
      expect(result.notices.map(({ code, message }) => `${code}: ${message}`).sort(), where).toEqual(
        notices.toSorted().map((code) => expect.stringMatching(`^${code}: `)),
      );
      const parts = await partsOf(result.bytes);
      for (const text of word) expect(parts.includes(text), `${where} has ${text}`).toBe(true);
    }
  });
});
