import type { MergeStage } from '@footmark/engine/merge';
import type { MergedWord, MergeRequest } from '../../worker/protocol';
import { askOnce, reasonIn } from '../workers/client';
import { spawnWorker } from '../workers/spawn-worker';

interface Watching {
  readonly onStage: (stage: MergeStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker compare a file with a text; undefined if cancelled. Never rejects. */
export async function mergeInWorker(
  request: Omit<MergeRequest, 'kind' | 'id'>,
  { onStage, signal }: Watching,
): Promise<MergedWord | undefined> {
  try {
    const { merged } = await askOnce<'merge-word'>(
      spawnWorker,
      { kind: 'merge-word', ...request },
      { signal, onProgress: (reply) => reply.kind === 'merge-stage' && onStage(reply.stage) },
    );
    return merged;
  } catch (error) {
    return signal.aborted ? undefined : { ok: false, reason: reasonIn(error) };
  }
}
