import type { Merge } from '@footmark/engine/merge';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
import { followManuscript } from './follow-manuscript';
import { settle, settleAll, settleSelected } from './merge-actions';
import { beginReview, itemsOf } from './merge-review';
import { mergeStore } from './merge-store';

const TEXT = 'One two three. Four five six.';

const MERGE: Merge = {
  success: true,
  base: 'source',
  likeness: 1,
  seemsUnrelated: false,
  comments: [],
  notices: [],
  pictures: [],
  textPictures: [],
  changes: [
    {
      id: 'a',
      kind: 'words',
      line: 1,
      edits: [{ start: 4, end: 7, markdown: 'zwei' }],
      before: 'two',
      after: 'zwei',
      around: ['', ''],
      comments: [],
    },
    {
      id: 'b',
      kind: 'words',
      line: 1,
      edits: [{ start: 20, end: 24, markdown: 'fünf' }],
      before: 'five',
      after: 'fünf',
      around: ['', ''],
      comments: [],
    },
  ],
};

let stop: () => void;

beforeEach(() => {
  edits.forget();
  edits.load(TEXT);
  mergeStore.change(() => ({
    review: beginReview('x.docx', MERGE, TEXT),
    selected: 'a',
    isFolded: false,
    isAway: false,
  }));
  stop = followManuscript();
});

afterEach(() => stop());

const text = () => manuscriptStore.read().text;
const decisions = () => mergeStore.read()?.review.decisions;

test('undo takes back a decision with what it did to the text, and redo makes it again', () => {
  settleSelected('taken');
  expect(text()).toBe('One zwei three. Four five six.');
  expect(mergeStore.read()?.selected).toBe('b');
  settleSelected('left');
  expect(decisions()).toEqual({ a: 'taken', b: 'left' });
  edits.undo();
  expect(text()).toBe(TEXT);
  // What was rejected did nothing to the text.
  expect(decisions()).toEqual({ b: 'left' });
  expect(mergeStore.read()?.selected, 'can be decided on again').toBe('a');
  edits.redo();
  expect(decisions()).toEqual({ a: 'taken', b: 'left' });
  settle(itemsOf(mergeStore.read()?.review ?? { merge: MERGE }), 'open');
  expect(text()).toBe(TEXT);
  expect(decisions()).toEqual({});
});

test('all are one step', () => {
  settleAll('taken');
  expect(text()).toBe('One zwei three. Four fünf six.');
  edits.undo();
  expect(text()).toBe(TEXT);
  expect(decisions()).toEqual({});
});

test('places move with typing, and text typed over comes back with undo', () => {
  edits.rewrite({ from: 0, to: 3, insert: 'Zero and one' }, { anchor: 0, head: 0 });
  edits.rewrite({ from: 12, to: text().length, insert: '' }, { anchor: 0, head: 0 });
  edits.undo();
  settleSelected('taken');
  expect(text()).toBe('Zero and one zwei three. Four five six.');
});

test('a different text does not have it, until undo brings the first one back', () => {
  settleSelected('taken');
  edits.load('Quite another text');
  expect(mergeStore.read()?.isAway).toBe(true);
  edits.undo();
  expect(mergeStore.read()?.isAway).toBe(false);
  settleSelected('taken');
  expect(text()).toBe('One zwei three. Four fünf six.');
  edits.load('');
  expect(mergeStore.read()?.isAway).toBe(true);
});
