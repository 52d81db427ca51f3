import type { DiagramAnswer, DiagramRequest, FaultyDiagram } from '@footmark/engine';
import { DIAGRAM_TIME_LIMIT } from '@footmark/engine/options';
import { trustOwnScripts } from '../csp/trusted-types';

/** The number of drawings to keep: the pages and the miniatures show the same ones. */
const MAX_KEPT = 200;
/** An idle worker is ended after this time, since the library takes much memory. */
const REST_MS = 60_000;

const TOO_LONG: FaultyDiagram = { fault: DIAGRAM_TIME_LIMIT.fault };
/** The next worker tries to load it again. */
const NOT_LOADED: FaultyDiagram = {
  fault: 'the program that draws it could not be loaded; check your connection',
  isPassing: true,
};

// The policy in the page's own markup does not apply in this worker, but the one in the server's headers does.
trustOwnScripts();

/** The part of a request that a drawing depends on. */
export type DrawingRequest = Pick<DiagramRequest, 'language' | 'code' | 'wantsShapes' | 'colors'>;

/** Draws a diagram in a nested worker, which is ended if it takes too long: the code of a diagram can ask for endless work. */
export const drawDiagram = diagramsIn(
  () => new Worker(new URL('./diagram-worker.ts', import.meta.url), { type: 'module' }),
);

export function diagramsIn(
  spawn: () => Worker,
  limit: number = DIAGRAM_TIME_LIMIT.milliseconds,
): (request: DrawingRequest) => Promise<DiagramAnswer> {
  let worker: Worker | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const kept = new Map<string, DiagramAnswer>();

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  function keep(key: string, answer: DiagramAnswer): void {
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function ask(request: DrawingRequest, key: string): Promise<DiagramAnswer> {
    clearTimeout(rest);
    worker ??= spawn();
    const current = worker;
    return new Promise((resolve) => {
      const ended = new AbortController();
      const { signal } = ended;
      const settle = (answer: DiagramAnswer): void => {
        ended.abort();
        clearTimeout(timer);
        if (answer === TOO_LONG || answer === NOT_LOADED) end();
        else {
          rest = setTimeout(end, REST_MS);
          keep(key, answer);
        }
        resolve(answer);
      };
      const timer = setTimeout(() => settle(TOO_LONG), limit);
      current.addEventListener('message', ({ data }: MessageEvent<DiagramAnswer>) => settle(data), {
        signal,
      });
      // Its files could not be loaded, or it is out of memory. Unless this is prevented, the error is also one of this worker.
      const fail = (event: Event): void => {
        event.preventDefault();
        settle(NOT_LOADED);
      };
      current.addEventListener('error', fail, { signal });
      current.postMessage(request);
    });
  }

  return ({ language, code, wantsShapes, colors }) => {
    const request = { language, code, ...(wantsShapes && { wantsShapes }), ...(colors && { colors }) };
    const key = JSON.stringify(request);
    const answer = last.then(() => kept.get(key) ?? ask(request, key));
    last = answer.catch(() => undefined);
    return answer;
  };
}
