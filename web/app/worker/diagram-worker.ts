import { drawMermaid } from '@footmark/diagrams';

declare const self: DedicatedWorkerGlobalScope;

// Draws the diagrams that the outer worker requests, one by one.
self.addEventListener('message', async ({ data: code }: MessageEvent<string>) => {
  self.postMessage(await drawMermaid({ code }));
});
