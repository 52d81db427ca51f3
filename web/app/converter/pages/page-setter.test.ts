import type { PageDrawing } from '@footmark/engine/pages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../state/store';
import type { DrawnPages } from '../../worker/protocol';
import type { Layout } from '../workers/pages-worker';
import { Drawings } from './drawings';
import { AUTOMATIC_LENGTH, PageSetter } from './page-setter';
import type { PageSource } from './page-source';
import { NO_PAGES } from './pages-store';

const OPTIONS = {};
const page = (key: number) => ({ width: 100, height: 100, text: { left: 10, width: 80 }, key, firstLine: 1 });
const drawn = (...keys: number[]): DrawnPages => ({
  drawn: keys.map((key) => ({ key, drawing: { number: key } as PageDrawing })),
  files: [],
});
const NOTHING_FOUND = { cursor: undefined, places: [] };

/** A worker that lays out when the test says so: a page for each letter, with the letter's code as its key. */
function setUp() {
  let source: PageSource = { markdown: '', options: OPTIONS, pictures: [], cursor: 0 };
  const running: {
    markdown: string;
    answer: (tookMs?: number, isEarly?: boolean) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const draws: number[][] = [];
  const store = createStore(NO_PAGES);
  const drawings = new Drawings();
  const keysOf = (markdown: string) => [...markdown].map((letter) => letter.charCodeAt(0));
  let laidOut = '';
  const run = (markdown: string): Promise<Layout> =>
    new Promise<Layout>((resolve, reject) => {
      const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
      running.push({
        markdown,
        answer: (tookMs = 1, isEarly = false) => {
          laidOut = markdown;
          const language = { tag: 'en-US', isGuessed: true };
          const pages = keysOf(markdown).map(page);
          resolve({ pages, language, isEarly, tookMs, ...drawn(), ...NOTHING_FOUND });
          return settle();
        },
        fail: () => {
          reject(new Error('Broken.'));
          return settle();
        },
      });
    });
  const setter = new PageSetter(
    {
      layOut: ({ markdown }) => run(markdown),
      complete: () => run(`${laidOut}!`),
      draw: async ({ drawings: { pages } }) => {
        draws.push([...pages]);
        return drawn(...pages.map((number) => keysOf(laidOut)[number - 1] ?? 0));
      },
      find: async () => NOTHING_FOUND,
      stop: () => {},
    },
    store,
    drawings,
    () => source,
  );
  const write = (markdown: string): void => {
    source = { ...source, markdown };
    setter.follow();
  };
  const keys = () =>
    store
      .read()
      .roll.pages.map(({ key }) => String.fromCharCode(key))
      .join('');
  return { setter, store, drawings, running, draws, write, keys, status: () => store.read().status.kind };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only the last of the texts that come during a layout is laid out; the earlier pages stay meanwhile', async () => {
  const { running, write, keys, status } = setUp();
  write('a');
  expect(status()).toBe('setting');
  await running[0]?.answer();
  expect([keys(), status()]).toEqual(['a', 'set']);
  for (const text of ['ab', 'abc', 'abcd']) write(text);
  expect(keys()).toBe('a');
  await running[1]?.answer();
  expect([keys(), status()]).toEqual(['ab', 'setting']);
  await running[2]?.answer();
  expect([keys(), status()]).toEqual(['abcd', 'set']);
  expect(running.map(({ markdown }) => markdown)).toEqual(['a', 'ab', 'abcd']);
});

test('a text whose edits take long to lay out is laid out in a pause in typing', async () => {
  const { running, write, status } = setUp();
  write('a');
  // The first time takes longer than any edit.
  await running[0]?.answer(5000);
  write('ab');
  await running[1]?.answer(5000);
  for (const text of ['abc', 'abcd']) {
    write(text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect([status(), running.length]).toEqual(['waiting', 2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(running.map(({ markdown }) => markdown)).toEqual(['a', 'ab', 'abcd']);
});

test('a text that is too long is laid out on request', () => {
  const { setter, running, write, status } = setUp();
  write('a'.repeat(AUTOMATIC_LENGTH + 1));
  expect([status(), running.length]).toEqual(['on-request', 0]);
  setter.ask();
  expect([status(), running.length]).toEqual(['setting', 1]);
});

test('after a failed layout the earlier pages stay, and the next text is tried', async () => {
  const { store, running, write, keys, status } = setUp();
  write('a');
  await running[0]?.answer();
  write('ab');
  await running[1]?.fail();
  expect([keys(), store.read().status]).toEqual(['a', { kind: 'failed', problem: 'Broken.' }]);
  write('abc');
  await running[2]?.answer();
  expect([keys(), status()]).toEqual(['abc', 'set']);
});

test('only what is nearly in view is drawn, what is in view first, and nothing twice', async () => {
  const { setter, running, draws, drawings, write } = setUp();
  write('abcdefghijklmnopqrstuvwxyz');
  await running[0]?.answer();
  setter.show({ first: 10, last: 11 }, { first: 9, last: 12 });
  await vi.advanceTimersByTimeAsync(0);
  expect(draws).toEqual([
    [10, 11],
    [9, 12],
  ]);
  setter.show({ first: 11, last: 12 }, { first: 10, last: 13 });
  await vi.advanceTimersByTimeAsync(0);
  expect(draws.slice(2)).toEqual([[13]]);
  expect(drawings.keys()).toHaveLength(5);
});

test('without text there are no pages', async () => {
  const { running, write, keys, status } = setUp();
  write('a');
  await running[0]?.answer();
  write('  ');
  expect([keys(), status()]).toEqual(['', 'empty']);
});

test('all pages of a text that is left alone are drawn, unless they are many', async () => {
  const { setter, running, draws, write } = setUp();
  setter.show({ first: 1, last: 1 }, { first: 1, last: 2 });
  write('abcdef');
  await running[0]?.answer();
  setter.show({ first: 1, last: 1 }, { first: 1, last: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(draws.flat())).toEqual(new Set([1, 2]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(draws.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  write(Array.from({ length: 70 }, (_, index) => String.fromCharCode(200 + index)).join(''));
  await running[1]?.answer();
  await vi.advanceTimersByTimeAsync(5000);
  expect(draws.flat()).not.toContain(9);
});

test('pages without their diagrams are shown until those with them are there', async () => {
  const { running, write, keys, status } = setUp();
  write('a');
  await running[0]?.answer(1, true);
  expect([keys(), status()]).toEqual(['a', 'setting']);
  expect(running.map(({ markdown }) => markdown)).toEqual(['a', 'a!']);
  await running[1]?.answer();
  expect([keys(), status()]).toEqual(['a!', 'set']);
  expect(running).toHaveLength(2);
});

test('another text does not wait for diagrams, and its layout ends the wait for them', async () => {
  const { running, write, keys, status } = setUp();
  write('a');
  await running[0]?.answer(1, true);
  write('b');
  expect(running.map(({ markdown }) => markdown)).toEqual(['a', 'a!', 'b']);
  await running[1]?.fail();
  expect([keys(), status()]).toEqual(['a', 'setting']);
  await running[2]?.answer();
  expect([keys(), status()]).toEqual(['b', 'set']);
  expect(running).toHaveLength(3);
});

test('if diagrams fail, the pages without them stay, and the problem is reported', async () => {
  const { running, write, keys, status } = setUp();
  write('a');
  await running[0]?.answer(1, true);
  await running[1]?.fail();
  expect([keys(), status()]).toEqual(['a', 'failed']);
});
