import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { readWord } from '@footmark/engine/read';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

const WORDS = [
  'amber',
  'birch',
  'cedar',
  'dunes',
  'ember',
  'fjord',
  'grove',
  'heath',
  'inlet',
  'knoll',
  'larch',
  'marsh',
];

/** A text of paragraphs and list items, each identified by a unique word. */
const text = fc
  .array(
    fc.record({
      words: fc.array(fc.constantFrom(...WORDS), { minLength: 4, maxLength: 14 }),
      isItem: fc.boolean(),
    }),
    {
      minLength: 3,
      maxLength: 7,
    },
  )
  .map((blocks) =>
    blocks.map(
      ({ words, isItem }, index) =>
        `${isItem ? '* ' : ''}key${index} ${words.join(index % 2 === 0 ? ' ' : '\n')}`,
    ),
  );

const edit = fc.record({
  kind: fc.constantFrom('insert', 'replace', 'paragraph', 'remove', 'bold'),
  at: fc.nat(),
  word: fc.constantFrom('NEW', 'other words', 'x'),
  isTracked: fc.boolean(),
});

test('random edits: everything is merged, and the document then equals the returned one', async () => {
  let [runs, whole] = [0, 0];
  await fc.assert(
    fc.asyncProperty(text, fc.array(edit, { minLength: 1, maxLength: 4 }), async (blocks, edits) => {
      const markdown = `${blocks.join('\n\n')}\n`;
      const { bytes } = await convertForTest(markdown, { source: true });
      const reviewer = new Reviewer(bytes);
      const gone = new Set<number>();
      for (const { kind, at, word, isTracked } of edits) {
        const index = at % blocks.length;
        if (gone.has(index)) continue;
        reviewer.as(isTracked ? { by: 'Ann' } : {});
        const key = `key${index}`;
        if (kind === 'insert') reviewer.insert(key, ` ${word}`);
        else if (kind === 'replace') reviewer.replace(key, `${key} ${word}`);
        else if (kind === 'paragraph') reviewer.addParagraph(key, `Added ${word}.`);
        else if (kind === 'bold') reviewer.format(key, 'b');
        else if (gone.size < blocks.length - 2) {
          reviewer.removeParagraph(key);
          gone.add(index);
        }
      }
      const returned = reviewer.saved();
      const merge = await mergeWord(markdown, returned);
      if (!merge.success) throw new Error(merge.error);
      // A conflict is reported as one; every change that is made must be right.
      const taken = new Set(merge.changes.filter(({ conflict }) => !conflict).map(({ id }) => id));
      const result = applyMerge(markdown, merge, (id) => (taken.has(id) ? 'take' : 'leave'));
      runs++;
      if (taken.size < merge.changes.length) return;
      whole++;
      const [wanted, got] = [
        await readWord(returned),
        await readWord((await convertForTest(result, { source: true })).bytes),
      ];
      if (!wanted.success || !got.success) throw new Error('Not read');
      const lines = (markdownText: string): string[] =>
        markdownText.split('\n').filter((line) => line !== '');
      expect(lines(got.markdown)).toEqual(lines(wanted.markdown));
    }),
    { numRuns: 12 },
  );
  // Most texts are merged completely; the others report conflicts.
  expect(whole * 2).toBeGreaterThan(runs);
}, 60_000);
