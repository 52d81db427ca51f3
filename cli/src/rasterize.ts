import type { Rasterizer, RasterRequest } from '@footmark/engine';
import { requestProcess } from './request-process.js';

/** Nobody waits longer for one picture; real drawings take a second or two. */
const TIME_LIMIT_MS = 60_000;

/** Draws pictures in a separate process, with limits on time and memory. */
export const rasterize: Rasterizer = rasterizeIn(new URL('./drawing-process.js', import.meta.url));

/** Lets a script draw pictures one at a time. A picture that takes too long, or ends its process, is not made. */
export function rasterizeIn(script: URL, limit = TIME_LIMIT_MS): Rasterizer {
  const ask = requestProcess<RasterRequest>(script, limit);
  return async (request) => madeIn(await ask(request));
}

function madeIn(message: unknown): Uint8Array | undefined {
  const made =
    typeof message === 'object' && message !== null && 'made' in message ? message.made : undefined;
  return made instanceof Uint8Array ? made : undefined;
}
