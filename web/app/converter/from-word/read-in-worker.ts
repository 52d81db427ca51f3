import type { ReadStage } from '@footmark/engine/read';
import type { ReadWordRequest, WordText } from '../../worker/protocol';
import { askOnce } from '../conversion/ask-once';

interface Watching {
  readonly onStage: (stage: ReadStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker read a Word file; undefined if cancelled. Never rejects. */
export function readInWorker(
  what: Pick<ReadWordRequest, 'file' | 'changes' | 'pictureFolder'>,
  spawn: () => Worker,
  { onStage, signal }: Watching,
): Promise<WordText | undefined> {
  return askOnce<WordText>(spawn, {
    request: { kind: 'read-word', id: 0, ...what },
    read: (reply) => {
      if (reply.kind === 'word-stage') onStage(reply.stage);
      return reply.kind === 'word-read' ? reply.word : undefined;
    },
    failed: (reason) => ({ ok: false, reason }),
    signal,
  });
}

/** Whether a Word file carries the Markdown that it was made of. Never rejects. */
export async function carriesText(file: Blob, spawn: () => Worker): Promise<boolean> {
  const carries = await askOnce<boolean>(spawn, {
    request: { kind: 'look-at-word', id: 0, file },
    read: (reply) => (reply.kind === 'word-looked-at' ? reply.carriesText : undefined),
    failed: () => false,
  });
  return carries === true;
}
