import type { ReadStage } from '@footmark/engine/read';
import type { ReadWordRequest, WordText } from '../../worker/protocol';
import { askOnce, reasonIn } from './client';
import { spawnWorker } from './spawn-worker';

interface Watching {
  readonly onStage: (stage: ReadStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker read a Word file; undefined if cancelled. Never rejects. */
export async function readInWorker(
  what: Pick<ReadWordRequest, 'file' | 'changes' | 'pictureFolder'>,
  { onStage, signal }: Watching,
): Promise<WordText | undefined> {
  try {
    const { word } = await askOnce<'read-word'>(
      spawnWorker,
      { kind: 'read-word', ...what },
      { signal, onProgress: (reply) => reply.kind === 'word-stage' && onStage(reply.stage) },
    );
    return word;
  } catch (error) {
    return signal.aborted ? undefined : { ok: false, reason: reasonIn(error) };
  }
}

/** Whether a Word file carries the Markdown that it was made of. Never rejects. */
export function carriesText(file: Blob): Promise<boolean> {
  return askOnce<'look-at-word'>(spawnWorker, { kind: 'look-at-word', file }).then(
    (looked) => looked.carriesText,
    () => false,
  );
}
