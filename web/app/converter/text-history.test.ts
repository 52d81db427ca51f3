import { expect, test } from 'vitest';
import { EMPTY_HISTORY, redo, replaceText, typeText, undo } from './text-history';

test('keys typed in one go are undone in one go, and a pause begins a new step', () => {
  let history = typeText(EMPTY_HISTORY, 'a', 0);
  history = typeText(history, 'ab', 500);
  history = typeText(history, 'abc', 5000);
  expect(undo(history).text).toBe('ab');
  expect(undo(undo(history)).text).toBe('');
});

test('a cleared text comes back, also when it was cleared while typing', () => {
  const cleared = replaceText(typeText(EMPTY_HISTORY, 'Chapter one', 0), '');
  expect(cleared.text).toBe('');
  expect(undo(cleared).text).toBe('Chapter one');
  expect(redo(undo(cleared)).text).toBe('');
});

test('a change after undo ends what could be redone', () => {
  const undone = undo(replaceText(EMPTY_HISTORY, 'one'));
  expect(redo(replaceText(undone, 'two')).text).toBe('two');
});

test('at either end undo and redo change nothing', () => {
  expect(undo(EMPTY_HISTORY)).toEqual(EMPTY_HISTORY);
  expect(redo(EMPTY_HISTORY)).toEqual(EMPTY_HISTORY);
});

test('it does not grow without bound', () => {
  let history = EMPTY_HISTORY;
  for (let step = 1; step <= 500; step += 1) history = replaceText(history, `text ${step}`);
  expect(history.past.length).toBeLessThanOrEqual(50);
  expect(undo(history).text).toBe('text 499');
});
