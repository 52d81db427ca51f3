import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConvertedText, DrawnPicture, WorkerReply, WorkerRequest } from '../../worker/protocol';
import { WorkerClient, type WorkerHabits } from './client';
import { type ConversionJob, convertIn } from './conversion-worker';
import { CRASHED, NOT_LOADED } from './failures';

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

function setUp(habits: WorkerHabits = {}) {
  const workers: FakeWorker[] = [];
  const client = new WorkerClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, habits);
  const bridge = { convert: (asked: ConversionJob) => convertIn(client, asked) };
  const latest = (): FakeWorker => workers.at(-1) ?? expect.fail('No worker was started');
  return { client, bridge, workers, latest };
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
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { client, bridge, latest } = setUp();
  client.start();
  vi.spyOn(latest(), 'postMessage').mockImplementation(() => {
    throw new Error('Out of memory');
  });
  await expect(bridge.convert(job())).rejects.toThrow(CRASHED);
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
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
  const { bridge, workers } = setUp({ replaces: true });
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
  const { bridge, workers, latest } = setUp({
    replaces: true,
    draw: async (_svg, _width, _height, signal) => {
      signals.push(signal);
      return drawn;
    },
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

const FILE = { kind: 'inspect-template', template: { key: 'k', file: new Blob() }, styleMap: {} } as const;

test('answers go to their questions, and a crash answers all of them', async () => {
  const { client, workers, latest } = setUp();
  const answers = [client.ask<'inspect-template'>(FILE), client.ask<'inspect-template'>(FILE)];
  const report = { ok: false, reason: 'second' } as const;
  latest().reply({ kind: 'template-inspected', id: 2, report });
  latest().reply({ kind: 'failed', id: 1, message: 'first' });
  const settled = await Promise.allSettled(answers);
  expect(settled).toEqual([
    { status: 'rejected', reason: new Error('first') },
    { status: 'fulfilled', value: { kind: 'template-inspected', id: 2, report } },
  ]);
  const others = [client.ask<'inspect-template'>(FILE), client.ask<'inspect-template'>(FILE)];
  latest().dispatchEvent(errorEvent('Out of memory'));
  for (const other of await Promise.allSettled(others))
    expect(other).toEqual({ status: 'rejected', reason: new Error(CRASHED) });
  expect(workers).toHaveLength(1);
  void client.ask<'inspect-template'>(FILE);
  expect(client.starts).toBe(2);
});

test('a reply of another kind is no answer', async () => {
  const { client, latest } = setUp();
  const asked = client.ask<'inspect-template'>(FILE);
  latest().reply({ kind: 'done', id: 1, result: RESULT });
  latest().reply({ kind: 'template-inspected', id: 1, report: { ok: false, reason: 'read' } });
  await expect(asked).resolves.toMatchObject({ kind: 'template-inspected' });
});

test('one of several questions is cancelled without ending the work on the others', async () => {
  const { client, workers, latest } = setUp();
  const abort = new AbortController();
  const cancelled = client.ask<'inspect-template'>(FILE, { signal: abort.signal });
  const wanted = client.ask<'inspect-template'>(FILE);
  abort.abort();
  await expect(cancelled).rejects.toBe(abort.signal.reason);
  latest().reply({ kind: 'template-inspected', id: 2, report: { ok: false, reason: 'read' } });
  await expect(wanted).resolves.toMatchObject({ id: 2 });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  await expect(client.ask<'inspect-template'>(FILE, { signal: abort.signal })).rejects.toBe(
    abort.signal.reason,
  );
});

test('a browser that cannot start a worker is handled', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const client = new WorkerClient(() => {
    throw new Error('no workers');
  });
  await expect(client.ask<'inspect-template'>(FILE)).rejects.toThrow(CRASHED);
  reported.mockRestore();
});

describe('a worker that rests', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is ended after a while without questions, and not while it is asked something', async () => {
    const { client, latest } = setUp({ restAfter: 1000 });
    const first = client.ask<'inspect-template'>(FILE);
    await vi.advanceTimersByTimeAsync(5000);
    expect(latest().isTerminated).toBe(false);
    latest().reply({ kind: 'template-inspected', id: 1, report: { ok: false, reason: 'read' } });
    await first;
    await vi.advanceTimersByTimeAsync(900);
    void client.ask<'inspect-template'>(FILE).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5000);
    expect(latest().isTerminated).toBe(false);
    latest().reply({ kind: 'template-inspected', id: 2, report: { ok: false, reason: 'read' } });
    await vi.advanceTimersByTimeAsync(1100);
    expect(latest().isTerminated).toBe(true);
  });
});
