import type { ConversionStage } from '@footmark/engine';
import type { ConvertedText, PictureFile, PortableOptions } from '../../worker/protocol';
import type { WorkerClient } from './client';

export interface ConversionJob {
  readonly markdown: string;
  readonly options: PortableOptions;
  /** The visitor's own files; default: none. */
  readonly pictures?: readonly PictureFile[];
  readonly signal: AbortSignal;
  readonly onStage: (stage: ConversionStage) => void;
}

/** Has a worker convert a text; one at a time. */
export async function convertIn(
  worker: WorkerClient,
  { markdown, options, pictures = [], signal, onStage }: ConversionJob,
): Promise<ConvertedText> {
  if (worker.isBusy) throw new Error('Cannot start a conversion, expected the one before to have ended');
  const { result } = await worker.ask<'convert'>(
    { kind: 'convert', markdown, options, pictures },
    { signal, onProgress: (reply) => reply.kind === 'stage' && onStage(reply.stage) },
  );
  return result;
}
