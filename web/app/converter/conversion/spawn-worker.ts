import type { Alive, Watched } from '../../worker/protocol';

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
