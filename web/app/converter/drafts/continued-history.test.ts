import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_HISTORY,
  forward,
  record,
  redo,
  type Step,
  stepOf,
  type TextHistory,
  undo,
} from '../document/text-history';
import { applyEdit } from '../text/edit';
import { continuedHistory } from './continued-history';
import { lastStepsOf } from './last-steps';

const NONE = { pictures: [], fileName: undefined };
const ROOM = 1000;

interface State {
  readonly text: string;
  readonly history: TextHistory;
}

const EMPTY: State = { text: '', history: EMPTY_HISTORY };

const action = fc.oneof(
  fc.record({
    place: fc.nat(30),
    inserted: fc.constantFrom('a', 'b', ' ', 'two words', '\n'),
    at: fc.nat(1),
  }),
  fc.record({ place: fc.nat(30), removed: fc.integer({ min: 1, max: 12 }) }),
  fc.constant('undo' as const),
  fc.constant('undo' as const),
  fc.constant('redo' as const),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

function after({ text, history }: State, made: Action): State {
  if (typeof made === 'string') {
    const travel = made === 'undo' ? undo(history, NONE) : redo(history, NONE);
    return travel ? { text: applyEdit(text, travel.edit), history: travel.history } : { text, history };
  }
  const from = Math.min(made.place, text.length);
  const isTyped = 'inserted' in made;
  const edit = isTyped
    ? { from, to: from, insert: made.inserted }
    : { from, to: Math.min(from + made.removed, text.length), insert: '' };
  if (edit.from === edit.to && edit.insert === '') return { text, history };
  const step = stepOf(text, edit);
  // Some are typed in one go.
  const typedAt = isTyped && made.at === 1 ? 0 : undefined;
  return { text: applyEdit(text, edit), history: record(history, step, typedAt) };
}

/** The texts that undo leads to, the latest first. */
function textsBefore({ text, history }: State): string[] {
  const travel = undo(history, NONE);
  if (!travel) return [];
  const before = applyEdit(text, travel.edit);
  return [before, ...textsBefore({ text: before, history: travel.history })];
}

const stepsOf = ({ history }: State): readonly Step[] =>
  lastStepsOf(history, ROOM).map((step) => ({ ...step, other: undefined }));

test('whatever was done and undone since a text was stored, undo leads to the same texts after the page was closed', () => {
  const actions = fc.array(action, { maxLength: 12 });
  fc.assert(
    fc.property(actions, actions, (early, late) => {
      const stored = early.reduce(after, EMPTY);
      const left = late.reduce(after, stored);
      const history = continuedHistory({ ...stored, ...NONE }, left.text, stepsOf(left));
      const due = textsBefore(left);
      expect(
        textsBefore({ text: left.text, history: history ?? EMPTY_HISTORY }).slice(0, due.length),
      ).toEqual(due);
    }),
    { numRuns: 2000 },
  );
});

test('what was undone at the last moment can be redone', () => {
  const written = [record, record].reduce<State>(({ text, history }, add, index) => {
    const step = { from: text.length, removed: '', inserted: `word ${index} ` };
    return { text: applyEdit(text, forward(step)), history: add(history, step) };
  }, EMPTY);
  const left = after(written, 'undo');
  expect(left.text).toBe('word 0 ');
  const history = continuedHistory({ ...written, ...NONE }, left.text, stepsOf(left));
  expect(history?.past).toHaveLength(1);
  expect(after({ text: left.text, history: history ?? EMPTY_HISTORY }, 'redo').text).toBe(written.text);
});

test('a text that shares nothing with the stored one is not joined to its history', () => {
  const stored = after(EMPTY, { place: 0, inserted: 'two words', at: 0 });
  expect(
    continuedHistory({ ...stored, ...NONE }, 'another', [{ from: 0, removed: 'x', inserted: 'another' }]),
  ).toBeUndefined();
});
