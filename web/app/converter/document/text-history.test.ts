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

test('what was typed and deleted in one go comes back by undo, however it was deleted', () => {
  const key = fc.oneof(
    fc.record({ at: fc.nat(40), insert: fc.constantFrom('a', ' ', 'two words', '\n') }),
    fc.record({ at: fc.nat(40), removed: fc.integer({ min: 1, max: 60 }) }),
  );
  fc.assert(
    fc.property(fc.array(key, { maxLength: 30 }), (keys) => {
      let text = '';
      let history = EMPTY_HISTORY;
      const due = new Set<string>();
      let wasInserting = false;
      for (const each of keys) {
        const from = Math.min(each.at, text.length);
        const isInserting = 'insert' in each;
        const edit = isInserting
          ? { from, to: from, insert: each.insert }
          : { from, to: Math.min(from + each.removed, text.length), insert: '' };
        if (edit.from === edit.to && !isInserting) continue;
        const step = stepOf(text, edit);
        if (wasInserting && edit.from === 0 && edit.to === text.length) due.add(text);
        wasInserting = isInserting;
        history = record(history, step, 0);
        text = applyEdit(text, edit);
      }
      for (let left = undo(history, NO_BELONGINGS); left; left = undo(left.history, NO_BELONGINGS)) {
        due.delete(text);
        text = applyEdit(text, left.edit);
      }
      due.delete(text);
      expect([...due]).toEqual([]);
    }),
  );
});

test('a text that was pasted over right after it was written comes back, a composed word is one step', () => {
  const written = record(EMPTY_HISTORY, typed(0, 'A few words'), 0);
  const over = record(written, { from: 0, removed: 'A few words', inserted: 'Others' }, 10);
  expect(over.past).toHaveLength(2);
  const composed = record(
    record(EMPTY_HISTORY, typed(0, 'ni'), 0),
    { from: 0, removed: 'ni', inserted: '你' },
    10,
  );
  expect(composed.past).toEqual([typed(0, '你')]);
});

test('letters deleted one after the other are one step, with what is typed in their place', () => {
  let history = record(EMPTY_HISTORY, typed(0, 'teh'), 0);
  history = record(history, { from: 2, removed: 'h', inserted: '' }, 10);
  history = record(history, { from: 1, removed: 'e', inserted: '' }, 20);
  history = record(history, typed(1, 'he'), 30);
  expect(history.past).toEqual([typed(0, 'teh'), { from: 1, removed: 'eh', inserted: 'he' }]);
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
