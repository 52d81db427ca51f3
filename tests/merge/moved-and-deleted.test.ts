import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

/** Texts with words that somebody moves, `alder` alone or `alder … cedar`, and `maple`, which they go behind. */
const PLACES: Readonly<Record<string, string>> = {
  'a cell':
    '| head | other |\n|---|---|\n| alder | low |\n\nBetween.\n\n| kind | more |\n|---|---|\n| maple | high |\n',
  'a cell with more words': '| head | other |\n|---|---|\n| oak alder elm | low |\n\nThe maple stands.\n',
  'a paragraph': 'An oak, alder birch cedar, and an elm.\n\nThe maple stands alone.\n',
  'an item': '* oak alder birch cedar elm\n* another one\n\nThe maple stands alone.\n',
  'a quotation': '> oak alder birch cedar elm\n\nBetween.\n\n* The maple stands alone.\n',
  'a heading': '## An alder here\n\nText below.\n\n## Where a maple grows\n\nMore text.\n',
};

const MOVED = ['alder', 'alder birch cedar'] as const;

/** What the author does meanwhile with the words that the reviewer moves. */
const MEANWHILE: Readonly<Record<string, (text: string, words: string) => string>> = {
  'deletes them': (text, words) => text.replace(words, ''),
  'moves them elsewhere': (text, words) => `${text.replace(words, '')}\nAt the end ${words} stands.\n`,
  'writes others for them': (text, words) => text.replace(words, 'willow'),
};

const CASES = Object.entries(PLACES).flatMap(([place, text]) =>
  MOVED.filter((words) => text.includes(words)).flatMap((words) =>
    Object.keys(MEANWHILE).flatMap((meanwhile) =>
      [false, true].map((isTracked) => ({ place, words, meanwhile, isTracked, text })),
    ),
  ),
);

const times = (text: string, word: string): number => text.split(new RegExp(`\\b${word}\\b`)).length - 1;

describe('the reviewer moves words, and the author does something else with them', () => {
  test.each(CASES)(
    '$words in $place, tracked: $isTracked, while the author $meanwhile',
    async ({ words, meanwhile, isTracked, text }) => {
      const { bytes } = await convertForTest(text, { source: true });
      const [first = '', last = first] = [words.split(' ')[0], words.split(' ').at(-1)];
      const reviewer = new Reviewer(bytes);
      if (isTracked) reviewer.as({ by: 'Ann' }).insert('maple', ` ${words}`).replace(words, '');
      else reviewer.moveWords(first, last, 'maple');
      const now = MEANWHILE[meanwhile]?.(text, words) ?? '';
      const merge = await mergeWord(now, reviewer.saved());
      if (!merge.success) throw new Error(merge.error);
      const conflicts = merge.changes.filter(({ conflict }) => conflict).map(({ id }) => id);
      const merged = applyMerge(now, merge, (id) => (conflicts.includes(id) ? 'leave' : 'take'));
      for (const word of words.split(' ')) expect(times(merged, word), word).toBe(times(now, word));
      expect(conflicts.length).toBeGreaterThan(0);
    },
  );

  test('both move them to the same place: nothing is left to do', async () => {
    const text = PLACES['a paragraph'] ?? '';
    const { bytes } = await convertForTest(text, { source: true });
    const now = text.replace(' alder birch cedar', '').replace('maple', 'maple alder birch cedar');
    const merge = await mergeWord(now, new Reviewer(bytes).moveWords('alder', 'cedar', 'maple').saved());
    if (!merge.success) throw new Error(merge.error);
    const merged = applyMerge(now, merge, () => 'take');
    for (const word of ['alder', 'birch', 'cedar']) expect(times(merged, word), word).toBe(1);
  });
});
