import { tests as examples } from 'commonmark-spec';
import { describe, expect, test } from 'vitest';
import type { Document } from '../../engine/src/model/document.js';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { parse } from '../../engine/src/parse/index.js';
import { splitFrontMatter } from '../../engine/src/source/front-matter.js';
import { toMarkdown } from '../../engine/src/to-markdown.js';
import { GFM_EXAMPLES } from '../conformance/gfm-examples.js';
import { realDocuments } from '../conformance/real-documents.js';
import { canonical } from './canonical.js';
import { fixtures } from './fixture-texts.js';

function read(markdown: string): Document {
  return parse(markdown, NO_METADATA, () => undefined);
}

function expectRoundTrip(given: string): void {
  const document = read(given);
  const { markdown, guarded } = toMarkdown(document);
  expect(guarded, 'texts without a readable form').toEqual([]);
  const again = read(markdown);
  expect(canonical(again), markdown).toEqual(canonical(document));
  expect(toMarkdown(again).markdown, 'a second pass').toBe(markdown);
}

describe('what is written is read as the same document', () => {
  test.each(fixtures)('fixture $name', ({ markdown }) => expectRoundTrip(markdown));

  test.each(examples)('CommonMark example $number ($section)', ({ markdown }) =>
    expectRoundTrip(markdown.replaceAll('→', '\t')),
  );

  test.each(GFM_EXAMPLES)('GFM: $name', ({ markdown }) => expectRoundTrip(markdown));

  test.each(realDocuments())('$name', ({ markdown }) => expectRoundTrip(splitFrontMatter(markdown).markdown));
});
