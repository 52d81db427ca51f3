/** The bundler recognises this very expression and builds the worker, engine included, as a file of its own. */
export function spawnWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
}
