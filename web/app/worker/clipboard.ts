import { clipboardForWord, type Rasterizer } from '@footmark/engine';
import { loaderFrom } from './pictures';
import type { CopyRequest, WorkerReply } from './protocol';

/** Writes a text for Word's clipboard, with the visitor's pictures. */
export async function copy(
  { id, markdown, options, pictures }: CopyRequest,
  rasterize: Rasterizer,
): Promise<WorkerReply> {
  const clipboard = await clipboardForWord(markdown, {
    ...options,
    loadAsset: loaderFrom(pictures),
    rasterize,
  });
  return { kind: 'copied', id, clipboard };
}
