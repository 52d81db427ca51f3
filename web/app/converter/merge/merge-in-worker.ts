import type { MergeStage } from '@footmark/engine/merge';
import type { DrawnPicture, MergedWord, MergeRequest, WorkerReply } from '../../worker/protocol';
import { askOnce } from '../conversion/ask-once';

interface Watching {
  readonly onStage: (stage: MergeStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker compare a file with a text; undefined if cancelled. Never rejects. */
export function mergeInWorker(
  request: Omit<MergeRequest, 'kind' | 'id'>,
  spawn: () => Worker,
  { onStage, signal }: Watching,
): Promise<MergedWord | undefined> {
  return askOnce<MergedWord>(spawn, {
    request: { kind: 'merge-word', id: 0, ...request },
    read: (reply, worker) => {
      if (reply.kind === 'merge-stage') onStage(reply.stage);
      if (reply.kind === 'draw') void draw(worker, reply, signal);
      return reply.kind === 'merged' ? reply.merged : undefined;
    },
    failed: (reason) => ({ ok: false, reason }),
    signal,
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
