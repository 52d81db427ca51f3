import { convert, type Rasterizer } from '@footmark/engine';
import { DIAGRAMS } from './diagrams';
import { foundNotices } from './found-notices';
import { isLoadFailure } from './load-failure';
import { engineOptions } from './options';
import { loaderFrom } from './pictures';
import type {
  Alive,
  ConversionRequest,
  ConvertedText,
  DrawnPicture,
  HandOver,
  Watched,
  WorkerReply,
  WorkerRequest,
} from './protocol';
import { rasterizer } from './rasterize';

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

/** The drawings requested from the page. */
const awaited = new Map<number, (png: Blob | undefined) => void>();

type Message = WorkerRequest | DrawnPicture | HandOver | Watched;

self.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'watched') {
    watched = holdForLife(data);
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
    case 'convert':
      await watched;
      return { kind: 'done', id, result: await run(request) };
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

async function run({ id, markdown, options, pictures }: ConversionRequest): Promise<ConvertedText> {
  const load = loaderFrom(pictures, options.library);
  const missing = new Set<string>();
  const { validation, ...outcome } = await convert(markdown, {
    ...(await engineOptions(options)),
    loadAsset: async (request) => {
      const asset = await load(request);
      // Sources and styles of citations have findings of their own.
      if (!asset && !SOURCES.test(request.source)) missing.add(request.source);
      return asset;
    },
    rasterize: drawnByPage(id),
    diagrams: DIAGRAMS,
    onProgress: (stage) => reply({ kind: 'stage', id, stage }),
  });
  const { valid, errors, warnings } = validation;
  const notLoaded = outcome.success ? undefined : errors.find(({ message }) => isLoadFailure(message));
  if (notLoaded) throw new Error(notLoaded.message);
  return { ...outcome, valid, missingPictures: missing.size, ...foundNotices([...errors, ...warnings]) };
}

/** Files besides pictures that a text names: sources and citation styles. */
const SOURCES = /\.(?:bib|bibtex|biblatex|ris|json|ya?ml|csl)$/i;

/** Makes the page draw what only it can. */
function drawnByPage(id: number): Rasterizer {
  return rasterizer((svg, width, height) => {
    const drawing = lastDrawing++;
    reply({ kind: 'draw', id, drawing, svg, width, height });
    return new Promise((resolve) => awaited.set(drawing, resolve));
  });
}

let lastDrawing = 0;

function reply(message: WorkerReply): void {
  self.postMessage(message);
}

/** Resolves once the page knows of the lock, or it cannot be had. */
function holdForLife({ lock }: Watched): Promise<void> {
  return new Promise((resolve) => {
    navigator.locks
      .request(lock, () => {
        const alive: Alive = { kind: 'alive', id: -1 };
        self.postMessage(alive);
        resolve();
        return new Promise(() => {});
      })
      .catch(() => resolve());
  });
}
