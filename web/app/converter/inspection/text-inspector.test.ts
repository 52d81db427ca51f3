import { expect, test, vi } from 'vitest';
import type { InspectionRequest, WorkerReply } from '../../worker/protocol';
import { TextInspector } from './text-inspector';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly requests: InspectionRequest[] = [];
  readonly terminate = vi.fn();

  postMessage(request: InspectionRequest): void {
    this.requests.push(request);
  }

  answer(words: number): void {
    const id = this.requests.at(-1)?.id ?? 0;
    const report = { statistics: { words }, features: {}, notices: [], noticeCount: 0 };
    const data = { kind: 'inspected', id, report } as unknown as WorkerReply;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const about = (markdown: string) => ({ markdown, options: {}, pictures: [] });

function setUp() {
  const workers: FakeWorker[] = [];
  const reports: ([string, number] | undefined)[] = [];
  const spawn = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const inspector = new TextInspector(spawn, (inspected) =>
    reports.push(inspected && [inspected.markdown, inspected.report.statistics.words]),
  );
  return { inspector, workers, reports };
}

test('a worker is started with the first question, and answers it', () => {
  const { inspector, workers, reports } = setUp();
  expect(workers).toHaveLength(0);
  inspector.inspect(about('one'));
  workers[0]?.answer(1);
  expect(reports).toEqual([['one', 1]]);
});

test('of the questions that come meanwhile only the last is asked, and an outdated answer is not reported', () => {
  const { inspector, workers, reports } = setUp();
  for (const text of ['a', 'ab', 'abc']) inspector.inspect(about(text));
  workers[0]?.answer(1);
  workers[0]?.answer(3);
  expect(workers[0]?.requests.map(({ markdown }) => markdown)).toEqual(['a', 'abc']);
  expect(reports).toEqual([['abc', 3]]);
});

test('a worker that crashes is replaced when there is something to ask', () => {
  const { inspector, workers, reports } = setUp();
  inspector.inspect(about('a'));
  workers[0]?.dispatchEvent(new Event('error'));
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect(reports).toEqual([undefined]);
  inspector.inspect(about('b'));
  workers[1]?.answer(2);
  expect(reports).toEqual([undefined, ['b', 2]]);
});

test('a question that came before the crash is asked after it', () => {
  const { inspector, workers, reports } = setUp();
  for (const text of ['a', 'ab']) inspector.inspect(about(text));
  workers[0]?.dispatchEvent(new Event('error'));
  workers[1]?.answer(2);
  expect(reports).toEqual([['ab', 2]]);
});

test('nothing is reported after the end', () => {
  const { inspector, workers, reports } = setUp();
  inspector.inspect(about('a'));
  inspector.stop();
  workers[0]?.answer(1);
  expect(reports).toEqual([]);
});
