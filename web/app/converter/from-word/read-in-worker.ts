import type { ReadStage } from '@footmark/engine/read';
import type { LookAtWordRequest, ReadWordRequest, WordText, WorkerReply } from '../../worker/protocol';
import { CRASHED } from '../conversion/conversion-worker';

interface Watching {
  readonly onStage: (stage: ReadStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker of its own read a Word file, which ends with it; nothing where it was cancelled. Never rejects. */
export function readInWorker(
  what: Pick<ReadWordRequest, 'file' | 'changes'>,
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
    const request: ReadWordRequest = { kind: 'read-word', id: 0, ...what };
    worker.postMessage(request);
  });
}

/** Whether a Word file carries the Markdown that it was made of. Never rejects. */
export function carriesText(file: Blob, spawn: () => Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = spawn();
    const end = (carries: boolean): void => {
      worker.terminate();
      resolve(carries);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'word-looked-at') end(data.carriesText);
      if (data.kind === 'failed') end(false);
    });
    worker.addEventListener('error', () => end(false));
    worker.addEventListener('messageerror', () => end(false));
    const request: LookAtWordRequest = { kind: 'look-at-word', id: 0, file };
    worker.postMessage(request);
  });
}
