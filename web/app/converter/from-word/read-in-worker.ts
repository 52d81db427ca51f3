import type { ReadStage } from '@footmark/engine/read';
import type { ReadWordRequest, WordText, WorkerReply } from '../../worker/protocol';
import { CRASHED } from '../conversion/conversion-worker';

interface Watching {
  readonly onStage: (stage: ReadStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker of its own read a Word file, which ends with it; nothing where it was cancelled. Never rejects. */
export function readInWorker(
  file: Blob,
  spawn: () => Worker,
  { onStage, signal }: Watching,
): Promise<WordText | undefined> {
  return new Promise((resolve) => {
    const worker = spawn();
    const end = (word: WordText | undefined): void => {
      worker.terminate();
      resolve(word);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'word-stage') onStage(data.stage);
      if (data.kind === 'word-read') end(data.word);
      if (data.kind === 'failed') end({ ok: false, reason: data.message });
    });
    worker.addEventListener('error', () => end({ ok: false, reason: CRASHED }));
    worker.addEventListener('messageerror', () => end({ ok: false, reason: CRASHED }));
    signal.addEventListener('abort', () => end(undefined));
    const request: ReadWordRequest = { kind: 'read-word', id: 0, file };
    worker.postMessage(request);
  });
}
