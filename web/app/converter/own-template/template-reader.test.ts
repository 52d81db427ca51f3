import { expect, test } from 'vitest';
import type { TemplateRequest } from '../../worker/protocol';
import { CRASHED, NOT_LOADED } from '../conversion/conversion-worker';
import { TemplateReader } from './template-reader';

class FakeWorker extends EventTarget {
  readonly asked: TemplateRequest[] = [];
  isEnded = false;

  postMessage(request: TemplateRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const TEMPLATE = { name: 'a.docx', key: 'k', file: new Blob(), styleMap: { Quote: null }, at: 1 };

function reading() {
  const workers: FakeWorker[] = [];
  const reader = new TemplateReader(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { reader, workers };
}

test('answers go to their questions', async () => {
  const { reader, workers } = reading();
  const answers = [reader.read(TEMPLATE), reader.read(TEMPLATE)];
  const [worker] = workers;
  const [first, second] = worker?.asked ?? [];
  expect(first).toMatchObject({ template: { key: 'k', file: TEMPLATE.file }, styleMap: { Quote: null } });
  worker?.answer({ kind: 'template-inspected', id: second?.id, report: { ok: false, reason: 'second' } });
  worker?.answer({ kind: 'failed', id: first?.id, message: 'first' });
  expect(await Promise.all(answers)).toEqual([
    { ok: false, reason: 'first' },
    { ok: false, reason: 'second' },
  ]);
});

test.each([
  ['crashes', 'Uncaught RangeError: Out of memory', CRASHED],
  ['cannot load one of its scripts', 'Uncaught TypeError: Importing a module script failed.', NOT_LOADED],
])(
  'a worker that %s answers all questions, and the next one has a new worker',
  async (_what, message, reason) => {
    const { reader, workers } = reading();
    const answers = [reader.read(TEMPLATE), reader.read(TEMPLATE)];
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message }));
    expect(await Promise.all(answers)).toEqual([
      { ok: false, reason },
      { ok: false, reason },
    ]);
    expect(workers[0]?.isEnded).toBe(true);
    void reader.read(TEMPLATE);
    expect(workers).toHaveLength(2);
  },
);

test('a browser that cannot start a worker is handled', async () => {
  const reader = new TemplateReader(() => {
    throw new Error('no workers');
  });
  expect(await reader.read(TEMPLATE)).toEqual({ ok: false, reason: CRASHED });
});
