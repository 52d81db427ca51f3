import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../text/edit';
import { NO_BELONGINGS } from './belongings';
import {
  backward,
  EMPTY_HISTORY,
  forward,
  join,
  record,
  redo,
  type Step,
  stepOf,
  undo,
} from './text-history';

const word = fc.string({ maxLength: 12 });

function stepIn(text: string, [a, b, insert]: [number, number, string]): Step {
  const [first, second] = [a % (text.length + 1), b % (text.length + 1)];
  return stepOf(text, { from: Math.min(first, second), to: Math.max(first, second), insert });
}

test('undoing and redoing gives the same texts', () => {
  fc.assert(
    fc.property(word, fc.tuple(fc.nat(20), fc.nat(20), word), (before, raw) => {
      const step = stepIn(before, raw);
      const after = applyEdit(before, forward(step));
      expect(applyEdit(after, backward(step))).toBe(before);
    }),
  );
});

test('two steps that touch, joined, do and undo what both do', () => {
  fc.assert(
    fc.property(
      word,
      fc.tuple(fc.nat(20), fc.nat(20), word),
      fc.tuple(fc.nat(40), fc.nat(40), word),
      (before, one, two) => {
        const first = stepIn(before, one);
        const between = applyEdit(before, forward(first));
        const second = stepIn(between, two);
        fc.pre(second.from <= first.from + first.inserted.length);
        fc.pre(second.from + second.removed.length >= first.from);
        const after = applyEdit(between, forward(second));
        const both = join(first, second);
        expect(applyEdit(before, forward(both))).toBe(after);
        expect(applyEdit(after, backward(both))).toBe(before);
      },
    ),
  );
});

const typed = (from: number, inserted: string): Step => ({ from, removed: '', inserted });

test('keys typed in one go are one step, a pause begins another', () => {
  let history = record(EMPTY_HISTORY, typed(0, 'a'), 0);
  history = record(history, typed(1, 'b'), 900);
  history = record(history, typed(2, 'c'), 2000);
  expect(history.past).toEqual([typed(0, 'ab'), typed(2, 'c')]);
});

test('keys typed in another place are another step', () => {
  const history = record(record(EMPTY_HISTORY, typed(0, 'a'), 0), typed(5, 'b'), 10);
  expect(history.past).toHaveLength(2);
});

test('after an undo, typing leaves nothing to redo', () => {
  const undone = undo(record(EMPTY_HISTORY, typed(0, 'a'), 0), NO_BELONGINGS);
  expect(undone?.edit).toEqual({ from: 0, to: 1, insert: '' });
  const history = record(undone?.history ?? EMPTY_HISTORY, typed(0, 'b'), 10);
  expect(redo(history, NO_BELONGINGS)).toBeUndefined();
});

test('nothing was done, so nothing can be undone', () => {
  expect(undo(EMPTY_HISTORY, NO_BELONGINGS)).toBeUndefined();
});
