import type { Rasterizer } from '@footmark/engine';
import { mergeWord } from '@footmark/engine/merge';
import { DIAGRAMS } from './diagrams';
import { engineOptions } from './options';
import { loaderFrom } from './pictures';
import type { MergeRequest, WorkerReply } from './protocol';

/** Compares a returned Word file with a text, which is converted for this with its current options. */
export async function merge(
  { id, file, markdown, options, pictures }: MergeRequest,
  rasterize: Rasterizer,
  tell: (reply: WorkerReply) => void,
): Promise<WorkerReply> {
  const merged = await mergeWord(markdown, new Uint8Array(await file.arrayBuffer()), {
    conversion: {
      ...(await engineOptions(options)),
      loadAsset: loaderFrom(pictures, options.library),
      rasterize,
      diagrams: DIAGRAMS,
    },
    onProgress: (stage) => tell({ kind: 'merge-stage', id, stage }),
  });
  return {
    kind: 'merged',
    id,
    merged: merged.success ? { ok: true, merge: merged } : { ok: false, reason: merged.error },
  };
}
