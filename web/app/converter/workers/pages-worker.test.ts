import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangedSheets } from '../../page-drawing/sheets';
import type { PagesRequest, Ping, Pong, WorkerReply } from '../../worker/protocol';
import { NOT_LOADED, TOO_LONG } from './failures';
import { PagesWorker } from './pages-worker';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly requests: PagesRequest[] = [];
  readonly terminate = vi.fn();

  /** Whether it answers pings: a worker that computes does not. */
  isBusy = false;

  postMessage(request: PagesRequest | Ping): void {
    if (request.kind !== 'ping') this.requests.push(request);
    else if (!this.isBusy) this.#say({ kind: 'pong', id: -1 });
  }

  answer(sheets: ChangedSheets): void {
    const id = this.requests.at(-1)?.id ?? 0;
    const language = { tag: 'en-US', isGuessed: true };
    const found = { drawn: [], files: [], cursor: undefined, places: [] };
    const result = { sheets, language, isEarly: false, tookMs: 1, ...found };
    this.#say({ kind: 'laid-out', id, result });
  }

  #say(data: WorkerReply | Pong): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const onCrash = vi.fn();
  const spawn = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { worker: new PagesWorker(spawn, onCrash), workers, onCrash };
}

const WANTED = { drawings: { pages: [], known: [] }, places: { cursor: 0, lines: [] } };
const about = (markdown: string) => ({ markdown, options: {}, ...WANTED });
const sheet = (key: number) => ({ key, width: 1, height: 1, text: { left: 0, width: 1 } });
const sent = (worker: FakeWorker | undefined) =>
  worker?.requests.map((request) => 'markdown' in request && request.markdown);

test('a text is sent once, however many questions are asked about it, and then only its changes', async () => {
  const { worker, workers } = setUp();
  void worker.layOut(about('one'));
  void worker.inspect({ markdown: 'one', options: {}, pictures: [] });
  void worker.layOut(about('once'));
  void worker.inspect({ markdown: 'nice', options: {}, pictures: [] });
  expect(sent(workers[0])).toEqual([
    'one',
    false,
    { from: 2, to: 2, insert: 'c' },
    { from: 0, to: 2, insert: 'ni' },
  ]);
});

test('the changed pages of a layout arrive and are put among the earlier ones', async () => {
  const { worker, workers } = setUp();
  const first = worker.layOut(about('one'));
  workers[0]?.answer({ keptFirst: 0, changed: [1, 2, 3].map(sheet), keptLast: 0 });
  expect((await first).pages).toEqual([1, 2, 3].map(sheet));
  const second = worker.layOut(about('two'));
  workers[0]?.answer({ keptFirst: 1, changed: [sheet(4)], keptLast: 1 });
  expect((await second).pages).toEqual([1, 4, 3].map(sheet));
});

test('a worker that crashed is replaced by one that receives the whole state', async () => {
  const { worker, workers, onCrash } = setUp();
  const first = worker.layOut(about('one'));
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow();
  expect(onCrash).toHaveBeenCalledOnce();
  const second = worker.layOut(about('one'));
  expect(sent(workers[1])).toEqual(['one']);
  workers[1]?.answer({ keptFirst: 0, changed: [sheet(5)], keptLast: 0 });
  expect((await second).pages).toEqual([sheet(5)]);
});

describe('a worker that no longer answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Asks for the pages of a text, then lets seconds pass. */
  function ask(markdown: string, isBusy: boolean) {
    const made = setUp();
    const problem = made.worker.layOut(about(markdown)).then(
      () => 'laid out',
      (error: Error) => error.message,
    );
    const [own] = made.workers;
    if (!own) throw new Error('No worker');
    own.isBusy = isBusy;
    const wait = (seconds: number) => vi.advanceTimersByTimeAsync(1000 * seconds);
    return { ...made, own, problem, wait };
  }

  test('is ended, and the next text has another one', async () => {
    const { worker, workers, onCrash, own, problem, wait } = ask('one', true);
    await wait(29);
    expect(own.terminate).not.toHaveBeenCalled();
    await wait(3);
    expect(own.terminate).toHaveBeenCalledOnce();
    expect(await problem).toBe(TOO_LONG);
    expect(onCrash).toHaveBeenCalledExactlyOnceWith(TOO_LONG);
    const second = worker.layOut(about('two'));
    expect(sent(workers[1])).toEqual(['two']);
    workers[1]?.answer({ keptFirst: 0, changed: [sheet(5)], keptLast: 0 });
    expect((await second).pages).toEqual([sheet(5)]);
    await wait(1000);
    expect(workers[1]?.terminate, 'nothing is asked').not.toHaveBeenCalled();
  });

  test('has more time for a longer text', async () => {
    const { own, problem, wait } = ask('a'.repeat(1_000_000), true);
    await wait(49);
    expect(own.terminate).not.toHaveBeenCalled();
    await wait(3);
    expect(await problem).toBe(TOO_LONG);
  });

  test('is told from one that waits for something, and from one that was busy before', async () => {
    const { own, problem, wait } = ask('one', false);
    await wait(300);
    own.isBusy = true;
    await wait(25);
    own.answer({ keptFirst: 0, changed: [], keptLast: 0 });
    expect(await problem).toBe('laid out');
    await wait(300);
    expect(own.terminate).not.toHaveBeenCalled();
  });

  test('has more time to arrive', async () => {
    const { worker, workers, onCrash } = setUp();
    const spawned = vi.spyOn(FakeWorker.prototype, 'postMessage').mockReturnValue();
    const problem = worker.layOut(about('one')).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(179_000);
    expect(workers[0]?.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await problem).toBe(NOT_LOADED);
    expect(onCrash).toHaveBeenCalledExactlyOnceWith(NOT_LOADED);
    spawned.mockRestore();
  });
});
