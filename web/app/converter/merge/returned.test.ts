import type { Merge } from '@footmark/engine/merge';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_BELONGINGS } from '../document/belongings';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import { createConverter } from '../instance/converter';
import { mergeKeeper } from './keep-merge';
import { settle, settleAll, settleSelected } from './merge-actions';
import { itemsOf } from './merge-review';

const converter = createConverter();

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

vi.stubGlobal('window', new EventTarget());

beforeEach(() => {
  edits(converter).forget();
  edits(converter).exchange('open', TEXT, NO_BELONGINGS);
  mergeKeeper(converter).startMerge('x.docx', MERGE, TEXT);
});

const returned = () => screenDocument(converter).read().returned;
const text = () => screenDocument(converter).read().text;
const decisions = () => returned()?.review.decisions;

test('undo takes back a decision with what it did to the text, and redo makes it again', () => {
  settleSelected(converter, 'taken');
  expect(text()).toBe('One zwei three. Four five six.');
  expect(returned()?.selected).toBe('b');
  settleSelected(converter, 'left');
  expect(decisions()).toEqual({ a: 'taken', b: 'left' });
  edits(converter).undo();
  expect(text()).toBe(TEXT);
  // What was rejected did nothing to the text.
  expect(decisions()).toEqual({ b: 'left' });
  expect(returned()?.selected, 'can be decided on again').toBe('a');
  edits(converter).redo();
  expect(decisions()).toEqual({ a: 'taken', b: 'left' });
  settle(converter, itemsOf(returned()?.review ?? { merge: MERGE }), 'open');
  expect(text()).toBe(TEXT);
  expect(decisions()).toEqual({});
});

test('all are one step', () => {
  settleAll(converter, 'taken');
  expect(text()).toBe('One zwei three. Four fünf six.');
  edits(converter).undo();
  expect(text()).toBe(TEXT);
  expect(decisions()).toEqual({});
});

test('places move with typing, and text typed over comes back with undo', () => {
  edits(converter).rewrite({ from: 0, to: 3, insert: 'Zero and one' }, { anchor: 0, head: 0 });
  edits(converter).rewrite({ from: 12, to: text().length, insert: '' }, { anchor: 0, head: 0 });
  edits(converter).undo();
  settleSelected(converter, 'taken');
  expect(text()).toBe('Zero and one zwei three. Four five six.');
});

test('a different text does not have it, until undo brings the first one back', () => {
  settleSelected(converter, 'taken');
  edits(converter).exchange('open', 'Quite another text', NO_BELONGINGS);
  expect(returned()?.isAway).toBe(true);
  edits(converter).undo();
  expect(returned()?.isAway).toBe(false);
  settleSelected(converter, 'taken');
  expect(text()).toBe('One zwei three. Four fünf six.');
  edits(converter).exchange('open', '', NO_BELONGINGS);
  expect(returned()?.isAway).toBe(true);
});
