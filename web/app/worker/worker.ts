import { convert } from '@footmark/engine';
import type { ConversionRequest, WorkerReply } from './protocol';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', async ({ data }: MessageEvent<ConversionRequest>) => {
  const { id, markdown, options } = data;
  try {
    const result = await convert(markdown, {
      ...options,
      onProgress: (stage) => reply({ kind: 'stage', id, stage }),
    });
    reply({ kind: 'done', id, result });
  } catch (error) {
    reply({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
