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

/** What the reviewer and the author have each added, and to which paragraph; only one of them changes a paragraph. */
const bothSides = fc.record({
  blocks: text,
  reviewed: fc.array(fc.record({ at: fc.nat(), isTracked: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  written: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
});

test.each([
  ['the file’s own source', true, false],
  ['tracked changes', false, true],
])(
  'random edits on both sides, by %s: no change is wrong and no word of the author is lost',
  async (_, source, allTracked) => {
    let [asked, made] = [0, 0];
    await fc.assert(
      fc.asyncProperty(bothSides, async ({ blocks, reviewed, written }) => {
        const sent = `${blocks.join('\n\n')}\n`;
        const { bytes } = await convertForTest(sent, { source });
        const reviewer = new Reviewer(bytes);
        const ofReviewer = new Set(reviewed.map(({ at }) => at % blocks.length));
        for (const index of ofReviewer) {
          const { isTracked = true } = reviewed.find(({ at }) => at % blocks.length === index) ?? {};
          reviewer
            .as(isTracked || allTracked ? { by: 'Ann' } : {})
            .insert(`key${index}`, ` REVIEWED${index}`);
        }
        const ofAuthor = new Set(written.map((at) => at % blocks.length));
        const own = blocks.map((block, index) =>
          ofAuthor.has(index) && !ofReviewer.has(index) ? `${block} WRITTEN${index}` : block,
        );
        const now = `${own.join('\n\n')}\n`;
        const merge = await mergeWord(now, reviewer.saved());
        if (!merge.success) throw new Error(merge.error);
        const taken = new Set(merge.changes.filter(({ conflict }) => !conflict).map(({ id }) => id));
        const result = applyMerge(now, merge, (id) => (taken.has(id) ? 'take' : 'leave'));
        // Without the words of the reviewer, it is the author's text.
        expect(result.replace(/ REVIEWED\d+/g, '')).toBe(now);
        for (const [, index] of result.matchAll(/REVIEWED(\d+)/g))
          expect(result).toContain(`key${index} REVIEWED${index}`);
        const found = result.match(/REVIEWED\d+/g) ?? [];
        asked += ofReviewer.size;
        made += found.length;
        if (taken.size === merge.changes.length) expect(found).toHaveLength(ofReviewer.size);
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 10), seed: Number(process.env.FUZZ_SEED ?? 3) },
    );
    // Nearly all of the reviewer's words have a place; the others are conflicts.
    expect(made).toBeGreaterThan(asked * 0.9);
  },
);
