import type { DiagramAnswer } from '@footmark/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DrawingRequest, diagramsIn } from './draw-diagram';

const SVG: DiagramAnswer = { svg: '<svg/>' };

class FakeWorker extends EventTarget {
  readonly asked: string[] = [];
  isTerminated = false;

  postMessage({ language, code, wantsShapes }: DrawingRequest): void {
    const asked = language === 'mermaid' ? code : `${code} in ${language}`;
    this.asked.push(wantsShapes ? `${asked} as shapes` : asked);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: DiagramAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const draw = diagramsIn(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  const latest = (): FakeWorker => workers.at(-1) ?? expect.fail('No worker was started');
  return { draw, workers, latest };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settled = () => vi.advanceTimersByTimeAsync(0);

test('one diagram is drawn after the other, by one worker, which ends when it has rested for long', async () => {
  const { draw, workers, latest } = setUp();
  const answers = [draw({ language: 'mermaid', code: 'a' }), draw({ language: 'mermaid', code: 'b' })];
  await settled();
  expect(latest().asked).toEqual(['a']);
  latest().answer(SVG);
  await settled();
  expect(latest().asked).toEqual(['a', 'b']);
  latest().answer({ fault: 'no', line: 2 });
  expect(await Promise.all(answers)).toEqual([SVG, { fault: 'no', line: 2 }]);
  expect(await draw({ language: 'mermaid', code: 'a' })).toEqual(SVG);
  expect(latest().asked).toEqual(['a', 'b']);
  expect(workers).toHaveLength(1);
  expect(latest().isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(latest().isTerminated).toBe(true);
});

test('a diagram is drawn again where its shapes are wanted, too', async () => {
  const { draw, latest } = setUp();
  const answers = [
    draw({ language: 'mermaid', code: 'a' }),
    draw({ language: 'mermaid', code: 'a', wantsShapes: true }),
    draw({ language: 'mermaid', code: 'a' }),
  ];
  await settled();
  latest().answer(SVG);
  await settled();
  const shapes = { kind: 'flowchart', width: 1, height: 1, shapes: [] };
  latest().answer({ ...SVG, shapes });
  expect(await Promise.all(answers)).toEqual([SVG, { ...SVG, shapes }, SVG]);
  expect(latest().asked).toEqual(['a', 'a as shapes']);
});

test('the same code in another notation is another diagram', async () => {
  const { draw, latest } = setUp();
  const answers = [draw({ language: 'mermaid', code: 'a' }), draw({ language: 'flow', code: 'a' })];
  await settled();
  latest().answer({ fault: 'no' });
  await settled();
  latest().answer(SVG);
  expect(await Promise.all(answers)).toEqual([{ fault: 'no' }, SVG]);
  expect(latest().asked).toEqual(['a', 'a in flow']);
});

test('a diagram that takes longer than half a minute ends its worker, and the next has another', async () => {
  const { draw, workers, latest } = setUp();
  const [endless, next] = [
    draw({ language: 'mermaid', code: 'endless' }),
    draw({ language: 'mermaid', code: 'next' }),
  ];
  await vi.advanceTimersByTimeAsync(29_999);
  expect(latest().isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await endless).toEqual({ fault: 'drawing it took too long, or too much memory' });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  latest().answer(SVG);
  expect(await next).toEqual(SVG);
});

test('a worker that cannot be loaded says so, does not end this worker, and is tried again', async () => {
  const { draw, workers, latest } = setUp();
  const first = draw({ language: 'mermaid', code: 'a' });
  await settled();
  const failure = new Event('error', { cancelable: true });
  latest().dispatchEvent(failure);
  expect(await first).toEqual({
    fault: 'the program that draws it could not be loaded; check your connection',
    isPassing: true,
  });
  expect(failure.defaultPrevented).toBe(true);
  const second = draw({ language: 'mermaid', code: 'a' });
  await settled();
  latest().answer(SVG);
  expect(await second).toEqual(SVG);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});
