import type { MergeStage } from '@footmark/engine/merge';
import type { DrawnPicture, MergedWord, MergeRequest, WorkerReply } from '../../worker/protocol';
import { CRASHED } from '../conversion/conversion-worker';

interface Watching {
  readonly onStage: (stage: MergeStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker of its own compare a file with a text, which ends with it; nothing where it was cancelled. Never rejects. */
export function mergeInWorker(
  request: Omit<MergeRequest, 'kind' | 'id'>,
  spawn: () => Worker,
  { onStage, signal }: Watching,
): Promise<MergedWord | undefined> {
  return new Promise((resolve) => {
    const worker = spawn();
    const end = (merged: MergedWord | undefined): void => {
      worker.terminate();
      resolve(merged);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'merge-stage') onStage(data.stage);
      if (data.kind === 'draw') void draw(worker, data, signal);
      if (data.kind === 'merged') end(data.merged);
      if (data.kind === 'failed') end({ ok: false, reason: data.message });
    });
    worker.addEventListener('error', () => end({ ok: false, reason: CRASHED }));
    worker.addEventListener('messageerror', () => end({ ok: false, reason: CRASHED }));
    signal.addEventListener('abort', () => end(undefined));
    const message: MergeRequest = { kind: 'merge-word', id: 0, ...request };
    worker.postMessage(message);
  });
}

/** Only a page can draw an SVG. */
async function draw(
  worker: Worker,
  { drawing, svg, width, height }: Extract<WorkerReply, { kind: 'draw' }>,
  signal: AbortSignal,
): Promise<void> {
  const { drawSvg } = await import('../pictures/draw-svg');
  const drawn: DrawnPicture = { kind: 'drawn', drawing, png: await drawSvg(svg, width, height, signal) };
  worker.postMessage(drawn);
}
