import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrames, inLaterFrames, inSlices } from './slices';

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});

afterEach(() => {
  while (frames.length > 0) paint();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function paint(): void {
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
}

/** Adds tasks that take longer than half a slice. */
function add(queue: typeof inSlices, done: string[], names: string): (() => void)[] {
  return [...names].map((name) =>
    queue(() => {
      vi.advanceTimersByTime(5);
      done.push(name);
    }),
  );
}

test('tasks run at once while there is time, and the others after the frame, in order', () => {
  const done: string[] = [];
  add(inSlices, done, 'abcdef');
  expect(done.join('')).toBe('ab');
  paint();
  expect(done.join('')).toBe('abcdef');
});

test('each page has a frame of its own, however soon its task is done', () => {
  const done: string[] = [];
  for (const name of 'abc') inFrames(() => done.push(name));
  expect(done.join('')).toBe('a');
  paint();
  expect(done.join('')).toBe('ab');
  paint();
  expect(done.join('')).toBe('abc');
});

test('pages that are right already come after those that are not', () => {
  const done: string[] = [];
  inLaterFrames(() => done.push('later'));
  inLaterFrames(() => done.push('last'));
  inFrames(() => done.push('now'));
  expect(done).toEqual([]);
  for (const expected of ['now', 'later', 'last']) {
    paint();
    expect(done.at(-1)).toBe(expected);
  }
  paint();
  inFrames(() => done.push('at once'));
  expect(done.at(-1)).toBe('at once');
});

test('a cancelled task does not run', () => {
  const done: string[] = [];
  const [, second] = add(inFrames, done, 'abc');
  second?.();
  paint();
  paint();
  expect(done.join('')).toBe('ac');
});
