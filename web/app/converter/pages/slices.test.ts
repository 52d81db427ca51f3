import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrames, inSlices } from './slices';

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

test('what is laid out has a frame for each slice', () => {
  const done: string[] = [];
  add(inFrames, done, 'abcdef');
  expect(done.join('')).toBe('ab');
  paint();
  expect(done.join('')).toBe('abcd');
  paint();
  expect(done.join('')).toBe('abcdef');
});

test('a cancelled task does not run', () => {
  const done: string[] = [];
  const [, , third] = add(inFrames, done, 'abcd');
  third?.();
  paint();
  expect(done.join('')).toBe('abd');
});
