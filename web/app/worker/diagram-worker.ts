import { drawMermaid } from '@footmark/diagrams';

declare const self: DedicatedWorkerGlobalScope;

// Draws the diagrams that the worker around it asks for, one after the other.
self.addEventListener('message', async ({ data: code }: MessageEvent<string>) => {
  self.postMessage(await drawMermaid({ code }));
});
