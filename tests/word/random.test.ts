import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Document } from '../../engine/src/model/document.js';
import { EMPTY_DOCUMENT } from '../../engine/src/model/empty-document.js';
import { toMarkdown } from '../../engine/src/to-markdown.js';
import { convertForTest } from '../conversion';
import { note, wordBlocks } from './models';
import { readForTest } from './read-for-test';
import { lost, textsOf } from './shown-document';

function documentOf(blocks: readonly Block[]): Document {
  return { ...EMPTY_DOCUMENT, blocks, definitions: new Map([['1', note]]) };
}

/** `FUZZ_SEED` and `FUZZ_RUNS` select other documents, and more. */
test('a random document that is read from Word is the same document again', async () => {
  await fc.assert(
    fc.asyncProperty(wordBlocks, async (blocks) => {
      const first = await convertForTest(toMarkdown(documentOf(blocks)).markdown);
      const read = await readForTest(first.bytes);
      const second = await convertForTest(read.markdown);
      const [before, after] = [textsOf(first.bytes), textsOf(second.bytes)];
      expect(lost(before.words, after.words), read.markdown).toEqual([]);
      expect(after.xml, read.markdown).toBe(before.xml);
    }),
    { seed: Number(process.env.FUZZ_SEED ?? 1), numRuns: Number(process.env.FUZZ_RUNS ?? 25) },
  );
});
