import type { ConversionStage, Rasterizer } from '@footmark/engine';
import { isLoadFailure } from './load-failure';
import type {
  Alive,
  DrawnPicture,
  HandOver,
  Ping,
  Pong,
  Watched,
  WorkerReply,
  WorkerRequest,
} from './protocol';
import { rasterizer } from './rasterize';

// The engine. A file that this script imported statically would have to arrive before any other is asked for.
const engine = () => import('./conversion');
engine().catch(reportError);

let fetched: Promise<typeof import('./pages')> | undefined;

/** Loaded with the first text, as conversions do not need it. One promise for all requests keeps their answers in order. */
function pages(): Promise<typeof import('./pages')> {
  fetched ??= import('./pages').catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

declare const self: DedicatedWorkerGlobalScope;

/** Until then, the page would not notice that this worker ends. */
let watched: Promise<void> | undefined;

const ALIVE: Alive = { kind: 'alive', id: -1 };
const PONG: Pong = { kind: 'pong', id: -1 };

/** The drawings requested from the page. */
const awaited = new Map<number, (png: Blob | undefined) => void>();

type Message = WorkerRequest | DrawnPicture | HandOver | Watched | Ping;

self.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'watched') {
    watched = holdForLife(data);
    return;
  }
  if (data.kind === 'ping') {
    reply(PONG);
    return;
  }
  if (data.kind === 'drawn') {
    awaited.get(data.drawing)?.(data.png);
    awaited.delete(data.drawing);
    return;
  }
  if (data.kind === 'hand-over') {
    (await pages()).handOverPages(data);
    return;
  }
  try {
    reply(await answer(data));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // To the page, as if this worker itself could not be loaded: another takes its place, which has all of its scripts.
    if (isLoadFailure(message)) reportError(error);
    else reply({ kind: 'failed', id: data.id, message });
  }
});

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request;
  switch (request.kind) {
    case 'convert': {
      await watched;
      const { convertText } = await engine();
      const onProgress = (stage: ConversionStage): void => reply({ kind: 'stage', id, stage });
      const host = { rasterize: drawnByPage(id), onProgress, isLoadFailure };
      return { kind: 'done', id, result: await convertText(request, host) };
    }
    case 'inspect':
      return { kind: 'inspected', id, result: await (await pages()).inspect(request, drawnByPage(id)) };
    case 'paste': {
      const { markdownFromClipboard } = await import('@footmark/engine/markdown');
      return { kind: 'pasted', id, pasted: markdownFromClipboard(request) };
    }
    case 'copy':
      return (await import('./clipboard')).copy(request, drawnByPage(id));
    case 'open-sources':
      return (await import('./sources')).openFiles(request, reply);
    case 'combine-sources':
      return (await import('./sources')).combine(request);
    case 'inspect-template': {
      const { inspectOwn } = await import('./own-template');
      return { kind: 'template-inspected', id, report: await inspectOwn(request) };
    }
    case 'read-word':
      return (await import('./word-file')).readWordFile(request, reply);
    case 'look-at-word':
      return (await import('./word-file')).lookAtWordFile(request);
    case 'merge-word':
      return (await import('./merge')).merge(request, drawnByPage(id), reply);
    case 'read-library':
      return (await import('./library')).readLibrary(request);
    case 'show-source':
      return (await import('./library')).showSource(request);
    case 'show-chart':
      return (await import('./chart')).showTable(request);
    case 'lay-out':
      return { kind: 'laid-out', id, result: await (await pages()).layOut(request, drawnByPage(id)) };
    case 'complete-pages':
      return { kind: 'laid-out', id, result: await (await pages()).complete(request) };
    case 'draw-pages':
      return { kind: 'pages-drawn', id, result: (await pages()).drawPages(request) };
    case 'find-places':
      return { kind: 'places-found', id, result: (await pages()).findPlaces(request) };
    case 'draw-miniature':
      return { kind: 'miniature-drawn', id, result: await (await pages()).drawMiniature(request) };
  }
}

/** Makes the page draw what only it can. */
function drawnByPage(id: number): Rasterizer {
  return rasterizer((svg, width, height) => {
    const drawing = lastDrawing++;
    reply({ kind: 'draw', id, drawing, svg, width, height });
    return new Promise((resolve) => awaited.set(drawing, resolve));
  });
}

let lastDrawing = 0;

function reply(message: WorkerReply | Alive | Pong): void {
  self.postMessage(message);
}

/** Resolves once the page knows of the lock, or it cannot be had. */
function holdForLife({ lock }: Watched): Promise<void> {
  return new Promise((resolve) => {
    navigator.locks
      .request(lock, () => {
        reply(ALIVE);
        resolve();
        return new Promise(() => {});
      })
      .catch(() => resolve());
  });
}
