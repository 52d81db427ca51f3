import { expect, test, vi } from 'vitest';
import type { ConvertedText, DrawnPicture, WorkerReply, WorkerRequest } from '../../worker/protocol';
import type { drawSvg } from '../pictures/draw-svg';
import { type ConversionJob, ConversionWorker, CRASHED, NOT_LOADED } from './conversion-worker';

class FakeWorker extends EventTarget {
  readonly requests: (WorkerRequest | DrawnPicture)[] = [];
  isTerminated = false;

  postMessage(request: WorkerRequest | DrawnPicture): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(reply: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

const RESULT: ConvertedText = {
  success: true,
  blob: new Blob(['docx']),
  valid: true,
  missingPictures: 0,
  notices: [],
  noticeCount: 0,
};

function setUp(draw?: typeof drawSvg) {
  const workers: FakeWorker[] = [];
  const bridge = new ConversionWorker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, draw);
  const latest = (): FakeWorker => workers.at(-1) ?? expect.fail('No worker was started');
  return { bridge, workers, latest };
}

function job(overrides: Partial<ConversionJob> = {}): ConversionJob {
  return {
    markdown: '# Hi',
    options: {},
    signal: new AbortController().signal,
    onStage: () => {},
    ...overrides,
  };
}

test('a request that cannot be sent fails, and the next one works', async () => {
  const { bridge, latest } = setUp();
  const worker = bridge.start() as unknown as FakeWorker;
  vi.spyOn(worker, 'postMessage').mockImplementation(() => {
    throw new Error('Out of memory');
  });
  await expect(bridge.convert(job())).rejects.toThrow('Out of memory');
  const converted = bridge.convert(job());
  latest().reply({ kind: 'done', id: 2, result: RESULT });
  await expect(converted).resolves.toBe(RESULT);
});

test('passes the request on, reports stages, and gives the result', async () => {
  const { bridge, latest } = setUp();
  const onStage = vi.fn();
  const converted = bridge.convert(job({ onStage, options: { fontSize: 12 } }));
  const [request] = latest().requests;
  expect(request).toEqual({
    kind: 'convert',
    id: 1,
    markdown: '# Hi',
    options: { fontSize: 12 },
    pictures: [],
  });
  latest().reply({ kind: 'stage', id: 1, stage: 'write' });
  latest().reply({ kind: 'done', id: 1, result: RESULT });
  await expect(converted).resolves.toBe(RESULT);
  expect(onStage).toHaveBeenCalledExactlyOnceWith('write');
});

test('keeps its worker from one conversion to the next and ignores answers to an earlier request', async () => {
  const { bridge, workers, latest } = setUp();
  const first = bridge.convert(job());
  latest().reply({ kind: 'failed', id: 1, message: 'No such thing' });
  await expect(first).rejects.toThrow('No such thing');
  const second = bridge.convert(job());
  latest().reply({ kind: 'failed', id: 1, message: 'Late' });
  latest().reply({ kind: 'done', id: 2, result: RESULT });
  await expect(second).resolves.toBe(RESULT);
  expect(workers).toHaveLength(1);
});

test('abort ends the worker at once and starts a new one', async () => {
  const { bridge, workers } = setUp();
  const abort = new AbortController();
  const converted = bridge.convert(job({ signal: abort.signal }));
  abort.abort();
  await expect(converted).rejects.toBe(abort.signal.reason);
  expect(workers.map((worker) => worker.isTerminated)).toEqual([true, false]);
});

function errorEvent(message: string): Event {
  return Object.assign(new Event('error'), { message });
}

/** What browsers say of a script that is loaded on demand. */
const LOAD_FAILURES = [
  'Failed to fetch dynamically imported module: https://example.org/assets/equation.js',
  'error loading dynamically imported module: https://example.org/assets/equation.js',
  'Importing a module script failed.',
];

test.each(LOAD_FAILURES)('“%s” is a converter that could not be loaded', async (message) => {
  const { bridge, latest } = setUp();
  const converted = bridge.convert(job());
  latest().dispatchEvent(errorEvent(`Uncaught TypeError: ${message}`));
  await expect(converted).rejects.toThrow(NOT_LOADED);
});

test.each([
  ['a crash', errorEvent('Out of memory'), CRASHED],
  ['a script that does not load', new Event('error'), NOT_LOADED],
  ['an answer that cannot be read', new Event('messageerror'), CRASHED],
])(
  '%s rejects with a clear message, and the next conversion has a new worker',
  async (_name, event, message) => {
    const { bridge, workers, latest } = setUp();
    const converted = bridge.convert(job());
    latest().dispatchEvent(event);
    await expect(converted).rejects.toThrow(message);
    const next = bridge.convert(job());
    latest().reply({ kind: 'done', id: 2, result: RESULT });
    await expect(next).resolves.toBe(RESULT);
    expect(workers).toHaveLength(2);
  },
);

test('takes one conversion at a time', async () => {
  const { bridge } = setUp();
  void bridge.convert(job());
  await expect(bridge.convert(job())).rejects.toThrow('Cannot start a conversion');
});

test('draws an SVG for the worker, but not for one that was stopped meanwhile', async () => {
  const drawn = new Blob(['png']);
  const signals: AbortSignal[] = [];
  const { bridge, workers, latest } = setUp(async (_svg, _width, _height, signal) => {
    signals.push(signal);
    return drawn;
  });
  const abort = new AbortController();
  const converted = bridge.convert(job({ signal: abort.signal }));
  const draw = { kind: 'draw', id: 1, svg: new Blob(['<svg/>']), width: 3, height: 2 } as const;
  latest().reply({ ...draw, drawing: 7 });
  await vi.waitFor(() => expect(latest().requests.at(-1)).toEqual({ kind: 'drawn', drawing: 7, png: drawn }));
  latest().reply({ ...draw, drawing: 8 });
  abort.abort();
  await expect(converted).rejects.toBe(abort.signal.reason);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(workers.map(({ requests }) => requests.length)).toEqual([2, 0]);
});
