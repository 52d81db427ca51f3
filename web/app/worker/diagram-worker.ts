import { drawMermaid } from '@footmark/diagrams';
import type { DrawingRequest } from './draw-diagram';
import { isLoadFailure } from './load-failure';

// Draws the diagrams that the outer worker requests, one by one.
addEventListener('message', async ({ data: request }: MessageEvent<DrawingRequest>) => {
  const answer = await drawMermaid(request);
  // The library loads its parts on demand. The outer worker is told of a missing one as if this worker could not be loaded.
  if ('fault' in answer && isLoadFailure(answer.fault)) reportError(new Error(answer.fault));
  else postMessage(answer);
});
