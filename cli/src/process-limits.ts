/** No picture or diagram that is meant for a document needs more memory. */
const MAX_BYTES = 2_000_000_000;
const LOOK_EVERY_MS = 200;

/** Ends this process when the command does, or when it takes too much memory. An orderly exit would wait for its work. */
export function limitProcess(): void {
  process.on('disconnect', end);
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_BYTES) end();
  }, LOOK_EVERY_MS).unref();
}

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
