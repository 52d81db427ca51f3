import type { RasterRequest } from '@footmark/engine';
import { draw } from './draw.js';

/** More memory than this no picture takes that is meant for a document. */
const MAX_BYTES = 2_000_000_000;
const LOOK_EVERY_MS = 200;

// The process in which pictures are drawn: answers each request with the file that it made, or without one. The native
// code runs beside this loop, and leaving in good order would wait for it: only a kill ends it.
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
