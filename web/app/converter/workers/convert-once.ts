import type { ConvertedText, PictureFile, PortableOptions } from '../../worker/protocol';
import { askOnce } from './client';
import { spawnWorker } from './spawn-worker';

interface Job {
  readonly markdown: string;
  readonly options: PortableOptions;
  /** The visitor's own files; default: none. */
  readonly pictures?: readonly PictureFile[];
  readonly signal?: AbortSignal;
}

/** Has a worker of its own convert a text. */
export async function convertOnce({ pictures = [], signal, ...job }: Job): Promise<ConvertedText> {
  const question = { kind: 'convert', pictures, ...job } as const;
  return (await askOnce<'convert'>(spawnWorker, question, { ...(signal && { signal }) })).result;
}
