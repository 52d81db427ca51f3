import { drawMermaid } from '@footmark/diagrams';
import { isLoadFailure } from './load-failure';

// Draws the diagrams that the outer worker requests, one by one.
addEventListener('message', async ({ data: code }: MessageEvent<string>) => {
  const answer = await drawMermaid({ code });
  // The library loads its parts on demand. The outer worker is told of a missing one as if this worker could not be loaded.
  if ('fault' in answer && isLoadFailure(answer.fault)) reportError(new Error(answer.fault));
  else postMessage(answer);
});
