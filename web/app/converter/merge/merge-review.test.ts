import type { Merge, MergeChange, MergeComment } from '@footmark/engine/merge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergeReview } from '../document/returned';
import { applyEdit } from '../text/edit';
import {
  beginReview,
  canReopen,
  canTake,
  countsOf,
  decide,
  followEdit,
  itemsOf,
  nextOpen,
  placeOf,
  stateOf,
} from './merge-review';

const TEXT = 'One two three.\n\nFour five six.\n\nSeven eight.\n';

function change(id: string, edits: MergeChange['edits'], rest: Partial<MergeChange> = {}): MergeChange {
  const line = TEXT.slice(0, edits[0]?.start ?? 0).split('\n').length;
  return { id, kind: 'words', line, edits, before: '', after: '', around: ['', ''], comments: [], ...rest };
}

const at = (words: string, markdown: string) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length, markdown };
};

const COMMENT: MergeComment = {
  id: 'k1',
  author: 'Ada',
  date: '',
  text: 'Which\n<<}?',
  quoted: 'five',
  place: { start: TEXT.indexOf('five'), end: TEXT.indexOf('five') + 4, line: 3 },
};

const CHANGES = [
  change('a', [at('two', 'zwei')]),
  // Two that come at one place, in this order.
  change('b', [{ start: 16, end: 16, markdown: 'New.\n\n' }]),
  change('c', [{ start: 16, end: 16, markdown: 'Newer.\n\n' }]),
  change('d', [at('five ', '')]),
  // A move.
  change('e', [
    at('Seven eight.\n', ''),
    { start: TEXT.length, end: TEXT.length, markdown: 'Seven eight!\n' },
  ]),
];

function merge(changes: readonly MergeChange[], comments: readonly MergeComment[] = []): Merge {
  return {
    success: true,
    base: 'source',
    likeness: 1,
    seemsUnrelated: false,
    changes,
    comments,
    notices: [],
    pictures: [],
    textPictures: [],
  };
}

/** Decides on items one after the other, each in the text that the one before left. */
function settled(
  begun: MergeReview,
  before: string,
  steps: readonly (readonly [string, 'taken' | 'left' | 'open'])[],
) {
  let review = begun;
  let text = before;
  for (const [id, decision] of steps) {
    const items = itemsOf(review).filter((item) => item.id === id);
    const decided = decide(review, text, items, decision);
    review = decided.review;
    if (decided.edit) text = applyEdit(text, decided.edit);
  }
  return { review, text };
}

const ALL = 'One zwei three.\n\nNew.\n\nNewer.\n\nFour six.\n\nSeven eight!\n';

describe('changes are made', () => {
  test('in any order, with the same result', () => {
    const order = fc.shuffledSubarray(
      CHANGES.map(({ id }) => id),
      { minLength: CHANGES.length },
    );
    fc.assert(
      fc.property(order, (ids) => {
        const { text } = settled(
          beginReview('x.docx', merge(CHANGES), TEXT),
          TEXT,
          ids.map((id) => [id, 'taken']),
        );
        expect(text).toBe(ALL);
      }),
    );
  });

  test('all at once', () => {
    const review = beginReview('x.docx', merge(CHANGES), TEXT);
    const { edit } = decide(review, TEXT, itemsOf(review), 'taken');
    expect(edit && applyEdit(TEXT, edit)).toBe(ALL);
  });

  test('and taken back in any order', () => {
    const ids = fc.shuffledSubarray(
      CHANGES.map(({ id }) => id),
      { minLength: CHANGES.length },
    );
    fc.assert(
      fc.property(ids, ids, (taken, reopened) => {
        const begun = beginReview('x.docx', merge(CHANGES), TEXT);
        const after = settled(begun, TEXT, [
          ...taken.map((id) => [id, 'taken'] as const),
          ...reopened.map((id) => [id, 'open'] as const),
        ]);
        expect(after.text).toBe(TEXT);
        expect(after.review.places).toEqual(begun.places);
        expect(countsOf(after.review).open).toBe(CHANGES.length);
      }),
    );
  });

  test('while the visitor types elsewhere, but not where the text has changed', () => {
    const begun = beginReview('x.docx', merge(CHANGES), TEXT);
    const typed = { from: 0, to: 0, insert: 'Zero. ' };
    const after = settled(followEdit(begun, typed), applyEdit(TEXT, typed), [['a', 'taken']]);
    expect(after.text).toBe(`Zero. ${TEXT.replace('two', 'zwei')}`);

    const over = { from: TEXT.indexOf('five'), to: TEXT.indexOf('five') + 1, insert: 'F' };
    const changed = followEdit(begun, over);
    const text = applyEdit(TEXT, over);
    const [item] = itemsOf(changed).filter(({ id }) => id === 'd');
    if (!item) throw new Error('No such item');
    expect(stateOf(changed, text, item)).toBe('changed');
    expect(canTake(changed, text, item)).toBe(false);
    expect(decide(changed, text, [item], 'taken').edit).toBeUndefined();
    expect(decide(changed, text, [item], 'left').review.decisions).toEqual({ d: 'left' });
  });

  test('unless they were edited since', () => {
    const taken = settled(beginReview('x.docx', merge(CHANGES), TEXT), TEXT, [['a', 'taken']]);
    const edit = { from: 5, to: 6, insert: 'W' };
    const review = followEdit(taken.review, edit);
    const [item] = itemsOf(review);
    if (!item) throw new Error('No such item');
    expect(stateOf(review, applyEdit(taken.text, edit), item)).toBe('taken');
    expect(canReopen(review, applyEdit(taken.text, edit), item)).toBe(false);
    expect(canReopen(taken.review, taken.text, item)).toBe(true);
  });
});

describe('comments', () => {
  const COMMENTED = merge([change('d', [at('five ', '')])], [COMMENT]);

  test('go into the text after what they are about, or are read', () => {
    const begun = beginReview('x.docx', COMMENTED, TEXT);
    expect(settled(begun, TEXT, [['k1', 'taken']]).text).toContain('Four five{>>Ada: Which << }?<<} six.');
    const both = settled(begun, TEXT, [
      ['k1', 'left'],
      ['d', 'taken'],
    ]);
    expect(both.text).toContain('Four six.');
    expect(nextOpen(both.review, undefined)).toBeUndefined();
  });

  test('about a change come with it, and their words can be shown', () => {
    const own = merge([change('d', [at('five ', '')], { comments: ['k1'] })], [COMMENT]);
    const review = beginReview('x.docx', own, TEXT);
    expect(itemsOf(review).map(({ id }) => id)).toEqual(['d']);
    const begun = beginReview('x.docx', COMMENTED, TEXT);
    const [, item] = itemsOf(begun);
    expect(item && placeOf(begun, TEXT, item)).toEqual({ from: 21, to: 25 });
  });
});

test('open changes are counted, and the search for the next one wraps around', () => {
  const conflict = { reason: 'both-changed', message: 'Both.', yours: 'x', theirs: 'y' } as const;
  const changes = [...CHANGES.slice(0, 2), change('f', [], { line: 9, conflict })];
  const begun = beginReview('x.docx', merge(changes, [COMMENT]), TEXT);
  expect(countsOf(begun)).toMatchObject({ all: 4, changes: 3, open: 4, openChanges: 3, openConflicts: 1 });
  const { review } = settled(begun, TEXT, [
    ['a', 'taken'],
    ['k1', 'left'],
  ]);
  expect(countsOf(review)).toMatchObject({ open: 2, taken: 1, left: 0 });
  expect(nextOpen(review, 'f')?.id).toBe('b');
  const [last] = itemsOf(review).filter(({ id }) => id === 'f');
  // It has no place: it can only be shown at its line.
  expect(last && canTake(review, TEXT, last)).toBe(false);
  expect(last && placeOf(review, TEXT, last)).toEqual({ from: TEXT.length, to: TEXT.length });
});
