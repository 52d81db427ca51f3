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

function expectRoundTrip(markdown: string): void {
  const document = read(markdown);
  const written = toMarkdown(document);
  const again = read(written);
  expect(canonical(again), written).toEqual(canonical(document));
  expect(toMarkdown(again), 'a second pass').toBe(written);
}

describe('what is written is read as the same document', () => {
  test.each(fixtures)('fixture $name', ({ markdown }) => expectRoundTrip(markdown));

  test.each(examples)('CommonMark example $number ($section)', ({ markdown }) =>
    expectRoundTrip(markdown.replaceAll('→', '\t')),
  );

  test.each(GFM_EXAMPLES)('GFM: $name', ({ markdown }) => expectRoundTrip(markdown));

  test.each(realDocuments())('$name', ({ markdown }) => expectRoundTrip(splitFrontMatter(markdown).markdown));
});
