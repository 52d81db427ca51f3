import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConverter } from '../instance/converter';
import { spareWorker } from './spawn-worker';

const converter = createConverter();

class FakeWorker extends EventTarget {
  isTerminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(): void {}
  answer(kind: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: { kind } }));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const workers: FakeWorker[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  spareWorker(converter).endPreparedWorker();
  workers.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the pages take the prepared worker, and a conversion the one that is prepared after its first answer', () => {
  spareWorker(converter).prepareWorker();
  spareWorker(converter).prepareWorker();
  expect(workers).toHaveLength(1);
  expect(spareWorker(converter).takeFirstWorker()).toBe(workers[0]);
  workers[0]?.answer('alive');
  workers[0]?.answer('draw');
  vi.runAllTimers();
  expect(workers).toHaveLength(1);
  workers[0]?.answer('laid-out');
  workers[0]?.answer('inspected');
  vi.runAllTimers();
  expect(workers).toHaveLength(2);
  expect(spareWorker(converter).takeWorker()).toBe(workers[1]);
  workers[0]?.answer('laid-out');
  vi.runAllTimers();
  expect(workers).toHaveLength(2);
});

test('where no pages are shown, the next worker is prepared after the text was inspected', () => {
  spareWorker(converter).prepareWorker();
  spareWorker(converter).takeFirstWorker();
  workers[0]?.answer('inspected');
  vi.runAllTimers();
  expect(workers).toHaveLength(2);
});

test('a request before a worker is prepared gets a new one, and none is prepared for later', () => {
  expect(spareWorker(converter).takeFirstWorker()).toBe(workers[0]);
  vi.runAllTimers();
  expect(workers).toHaveLength(1);
});

test('a prepared worker that could not be loaded is replaced', () => {
  spareWorker(converter).prepareWorker();
  workers[0]?.dispatchEvent(new Event('error'));
  expect(spareWorker(converter).takeWorker()).toBe(workers[1]);
});

test('once the screen is left, no worker stays prepared or is prepared', () => {
  spareWorker(converter).prepareWorker();
  spareWorker(converter).takeFirstWorker();
  spareWorker(converter).endPreparedWorker();
  workers[0]?.answer('laid-out');
  vi.runAllTimers();
  expect(workers).toHaveLength(1);
  spareWorker(converter).prepareWorker();
  spareWorker(converter).endPreparedWorker();
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, true]);
});
