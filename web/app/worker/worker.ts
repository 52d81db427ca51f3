import { convert, inspect } from '@footmark/engine';
import { loaderFrom, statesOf } from './pictures';
import type {
  ConversionRequest,
  DrawnPicture,
  InspectionRequest,
  TextReport,
  WorkerReply,
  WorkerRequest,
} from './protocol';
import { rasterizer } from './rasterize';

declare const self: DedicatedWorkerGlobalScope;

const MOST_NOTICES = 500;

/** The drawings that the page was asked for. */
const awaited = new Map<number, (png: Blob | undefined) => void>();

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest | DrawnPicture>) => {
  if (data.kind === 'drawn') {
    awaited.get(data.drawing)?.(data.png);
    awaited.delete(data.drawing);
    return;
  }
  const { id } = data;
  try {
    if (data.kind === 'inspect') reply({ kind: 'inspected', id, report: report(data) });
    else reply({ kind: 'done', id, result: await run(data) });
  } catch (error) {
    reply({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});

function run({ id, markdown, options, pictures }: ConversionRequest) {
  return convert(markdown, {
    ...options,
    loadAsset: loaderFrom(pictures),
    rasterize: rasterizer((svg, width, height) => {
      const drawing = lastDrawing++;
      reply({ kind: 'draw', id, drawing, svg, width, height });
      return new Promise((resolve) => awaited.set(drawing, resolve));
    }),
    onProgress: (stage) => reply({ kind: 'stage', id, stage }),
  });
}

let lastDrawing = 0;

function report({ markdown, options, pictures }: InspectionRequest): TextReport {
  const { statistics, features, notices: all, repairs, images } = inspect(markdown, options);
  const notices = all.filter(({ code }) => code !== 'text-repaired');
  return {
    statistics,
    features,
    repairs,
    notices: notices.slice(0, MOST_NOTICES),
    noticeCount: notices.length,
    pictures: statesOf(images, pictures),
  };
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
