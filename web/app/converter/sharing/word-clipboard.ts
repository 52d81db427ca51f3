import type { WordClipboard } from '@footmark/engine';
import type {
  ConversionRequest,
  DrawnPicture,
  PictureFile,
  PortableOptions,
  WorkerReply,
} from '../../worker/protocol';
import { spawnWorker } from '../conversion/spawn-worker';
import { drawSvg } from '../pictures/draw-svg';

/** A text, and the options for copying it. */
export interface CopiedText {
  readonly markdown: string;
  readonly options: PortableOptions;
  readonly pictures: readonly PictureFile[];
}

/** Has a separate worker prepare the text for Word's clipboard. Rejects if it fails. */
export function wordClipboardOf(text: CopiedText): Promise<WordClipboard> {
  return new Promise((resolve, reject) => {
    const worker = spawnWorker();
    const ended = new AbortController();
    const end = (settle: () => void): void => {
      ended.abort();
      worker.terminate();
      settle();
    };
    const draw = async ({ drawing, svg, width, height }: Extract<WorkerReply, { kind: 'draw' }>) => {
      const png = await drawSvg(svg, width, height, ended.signal);
      const drawn: DrawnPicture = { kind: 'drawn', drawing, png };
      worker.postMessage(drawn);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'draw') void draw(data);
      else if (data.kind === 'copied') end(() => resolve(data.clipboard));
      else if (data.kind === 'failed') end(() => reject(new Error(data.message)));
    });
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message))));
    const request: ConversionRequest = { kind: 'copy', id: 0, ...text };
    worker.postMessage(request);
  });
}
