import { whenIdle } from '../../ui/when-idle';
import type { Alive, Watched, WorkerReply } from '../../worker/protocol';
import { part } from '../instance/converter';

/** The bundler recognises exactly this expression and builds the worker, including the engine, as a separate file. */
export function spawnWorker(): Worker {
  const worker = new Worker(new URL('../../worker/worker.ts', import.meta.url), { type: 'module' });
  reportEnd(worker);
  return worker;
}

/**
 * A worker that runs out of memory may end without an event. It holds a lock as long as it lives, so whoever gets the
 * lock after it knows that it has ended. Insecure origins have no locks.
 */
function reportEnd(worker: Worker): void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return;
  const watched: Watched = { kind: 'watched', lock: `worker:${Math.random().toString(36).slice(2)}` };
  worker.addEventListener('message', ({ data }: MessageEvent<Alive | { kind: 'other' }>) => {
    if (data.kind !== 'alive') return;
    const ended = (): boolean =>
      worker.dispatchEvent(new ErrorEvent('error', { message: 'The worker ended' }));
    locks.request(watched.lock, ended).catch(() => undefined);
  });
  worker.postMessage(watched);
}

export const spareWorker = part(() => {
  /** A worker that has loaded the engine before it is needed. */
  let prepared: Worker | undefined;
  /** Cancels preparing the next one, if that has not begun. */
  let dropNext: (() => void) | undefined;

  function prepareWorker(): void {
    if (prepared) return;
    const worker = spawnWorker();
    worker.addEventListener('error', () => {
      if (prepared === worker) prepared = undefined;
    });
    prepared = worker;
  }

  /** The prepared worker, or else a new one. */
  function takeWorker(): Worker {
    const worker = prepared ?? spawnWorker();
    prepared = undefined;
    return worker;
  }

  /**
   * The worker for the pages, which come before a conversion. The conversion's own worker is prepared only once this one has given
   * its first answer, so as not to delay it.
   */
  function takeFirstWorker(): Worker {
    const worker = prepared;
    if (!worker) return spawnWorker();
    const afterAnswer = ({ data }: MessageEvent<WorkerReply | Alive>): void => {
      if (data.kind !== 'laid-out' && data.kind !== 'inspected') return;
      dropNext?.();
      dropNext = whenIdle(prepareWorker);
    };
    worker.addEventListener('message', afterAnswer);
    dropNext = () => worker.removeEventListener('message', afterAnswer);
    return takeWorker();
  }

  /** Ends the prepared worker when no conversion can follow. */
  function endPreparedWorker(): void {
    dropNext?.();
    prepared?.terminate();
    prepared = undefined;
  }

  return { prepareWorker, takeWorker, takeFirstWorker, endPreparedWorker };
});
