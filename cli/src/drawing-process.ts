import type { RasterRequest } from '@footmark/engine';
import { draw } from './draw.js';
import { limitProcess } from './process-limits.js';

// The process in which pictures are drawn: it answers each request with a file, or without one. The native
// code runs beside this loop, and an orderly exit would wait for it, so the process can only be killed.
process.on('message', async (request: RasterRequest) => {
  const made = await draw(request).catch(() => undefined);
  process.send?.({ made });
});
limitProcess();
