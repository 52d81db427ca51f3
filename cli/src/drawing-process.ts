import type { RasterRequest } from '@footmark/engine';
import { draw } from './draw.js';

/** No picture that is meant for a document needs more memory. */
const MAX_BYTES = 2_000_000_000;
const LOOK_EVERY_MS = 200;

// The process in which pictures are drawn: it answers each request with a file, or without one. The native
// code runs beside this loop, and an orderly exit would wait for it, so the process can only be killed.
process.on('message', async (request: RasterRequest) => {
  const made = await draw(request).catch(() => undefined);
  process.send?.({ made });
});
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES) end();
}, LOOK_EVERY_MS).unref();

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
