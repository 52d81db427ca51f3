import { clipboardForWord, type Rasterizer } from '@footmark/engine';
import { DIAGRAMS } from './diagrams';
import { engineOptions } from './options';
import { loaderFrom } from './pictures';
import type { CopyRequest, WorkerReply } from './protocol';

/** Prepares a text for Word's clipboard, with the visitor's pictures. */
export async function copy(
  { id, markdown, options, pictures }: CopyRequest,
  rasterize: Rasterizer,
): Promise<WorkerReply> {
  const clipboard = await clipboardForWord(markdown, {
    ...(await engineOptions(options)),
    loadAsset: loaderFrom(pictures, options.library),
    rasterize,
    diagrams: DIAGRAMS,
  });
  return { kind: 'copied', id, clipboard };
}
