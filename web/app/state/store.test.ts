import { expect, test, vi } from 'vitest';
import { createStore } from './store';

test('followers of a part hear of its changes alone, until they stop', () => {
  const store = createStore({ page: 1, phrase: '' });
  const [any, phrase] = [vi.fn(), vi.fn()];
  store.subscribe(any);
  const stop = store.follow((value) => value.phrase, phrase);
  store.change((value) => value);
  expect(any).not.toHaveBeenCalled();
  store.change((value) => ({ ...value, page: 2 }));
  expect([any, phrase].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  store.change((value) => ({ ...value, phrase: 'note' }));
  expect(phrase).toHaveBeenCalledTimes(1);
  stop();
  store.change((value) => ({ ...value, phrase: 'notes' }));
  expect(phrase).toHaveBeenCalledTimes(1);
});

test('what an earlier visit left is not on the prerendered page', () => {
  const store = createStore('light', 'dark');
  expect([store.read(), store.prerendered]).toEqual(['dark', 'light']);
});
