import { expect, test, vi } from 'vitest';
import type { ChangedSheets } from '../../page-drawing/sheets';
import type { PagesRequest, WorkerReply } from '../../worker/protocol';
import { PagesWorker } from './pages-worker';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly requests: PagesRequest[] = [];
  readonly terminate = vi.fn();

  postMessage(request: PagesRequest): void {
    this.requests.push(request);
  }

  answer(sheets: ChangedSheets): void {
    const id = this.requests.at(-1)?.id ?? 0;
    const result = { sheets, isEarly: false, tookMs: 1, drawn: [], files: [], cursor: undefined, places: [] };
    const data: WorkerReply = { kind: 'laid-out', id, result };
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
const sheet = (key: number) => ({ key, width: 1, height: 1 });
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
