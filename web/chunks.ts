import type { Plugin, Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** A module that starts a page; the two without a route, and the frame that all routes share, start every page. */
const PAGE =
  /\/app\/routes\/(?!site\.)(?<route>[\w-]+)\.tsx|\/app\/(?:root|routes\/site)\.tsx|\/entry\.client\.tsx/;
const SCRIPT = /\.[mc]?[jt]sx?$/;
const PACKAGE = /\/node_modules\/(?<name>[^/]+)/;
const SHARED_COMPONENT = /\/app\/ui\//;

/**
 * What pages need from the start, in few files, by the pages that need it. Left to itself, the bundler gives a chunk of its
 * own to each set of pages, and to each module that something fetched later needs: a page then starts with two dozen files,
 * each with a round trip and headers that take more time than its content, and packed worse than one.
 */
export const SCREEN_CHUNKS = [
  // Two, as the browser takes in each with one task.
  { name: named((pages, id) => (pages.has('') ? packageChunk(id) : null)), priority: 4 },
  // What the converter shares with another page is small enough for all.
  {
    name: named((pages) =>
      pages.has('') || (pages.size > 1 && pages.has('converter')) ? 'every-page' : null,
    ),
    priority: 3,
  },
  { name: named((pages) => (pages.has('converter') ? 'screen' : null)), priority: 2 },
  {
    name: named((pages, id) => (pages.size > 1 && SHARED_COMPONENT.test(id) ? 'page-parts' : null)),
    priority: 1,
  },
  // Code that these parts share with other pages must not pull them in there.
  { name: ofLaterParts, priority: 0, includeDependenciesRecursively: false },
];

/**
 * The parts of the converter that are fetched as soon as it is idle, and what only the converter needs for them: one chunk.
 * Each by itself, they were more than forty files, and a slow network takes longer for their round trips than for their content.
 */
function ofLaterParts(id: string, context: Context): string | null {
  if (!SCRIPT.test(id) || PAGE.test(id)) return null;
  const users = withImporters(id, context, 'dynamic');
  const pages = [...users].flatMap((each) => PAGE.exec(each)?.groups?.route ?? []);
  const isOfConverter = pages.length > 0 && pages.every((page) => page === 'converter');
  const isFetchedWhenIdle = [...withImporters(id, context)].some((each) => FETCHED_WHEN_IDLE.test(each));
  return isOfConverter && isFetchedWhenIdle ? 'later-parts' : null;
}

const FETCHED_WHEN_IDLE =
  /\/app\/converter\/(?:conversion\/(?:ConversionDialog|TitleButton|convert-and-save)|drafts\/(?:EarlierText|OtherTexts|StorageNotice)|editor\/(?:FindBar|LargeDocumentBar)|files\/open-files|inspection\/(?:CleanUp|FindingList)|options\/SheetContent|pictures\/PicturePanel|sharing\/ShareMenu|shell\/(?:AllQuestions|Desk|ShortcutsDialog))\.tsx?$/;

function packageChunk(id: string): string | null {
  const name = PACKAGE.exec(id)?.groups?.name;
  if (name === undefined) return null;
  return name === 'react-router' ? 'router' : 'react';
}

/** By the routes that import a module, however indirectly; the empty one stands for all. */
function named(nameFor: (pages: ReadonlySet<string>, id: string) => string | null) {
  return (id: string, context: Context): string | null =>
    SCRIPT.test(id) && !PAGE.test(id) ? nameFor(pagesWith(id, context), id) : null;
}

function pagesWith(id: string, context: Context): ReadonlySet<string> {
  const pages = new Set<string>();
  for (const each of withImporters(id, context)) {
    const page = PAGE.exec(each);
    if (page) pages.add(page.groups?.route ?? '');
  }
  return pages;
}

/** A module of the engine that the page does not use. What it imports at once, others load only when they need it. */
const UNUSED = /\/engine\/src\/inspect\.ts$/;

/**
 * A module and all that import it, however indirectly, as far as the scripts that start a page or a worker; on request also
 * those that fetch it later.
 */
function withImporters(
  id: string,
  context: Context,
  kind: 'static' | 'dynamic' = 'static',
): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found) {
    if (PAGE.test(each) || WORKER.test(each) || UNUSED.test(each)) continue;
    const module = context.getModuleInfo(each);
    for (const importer of module?.importers ?? []) found.add(importer);
    if (kind === 'dynamic') for (const importer of module?.dynamicImporters ?? []) found.add(importer);
  }
  return found;
}

/** Large files of which nearly everything runs as soon as they arrive. */
const RUN_AT_ONCE = new Set(['react', 'router', 'screen']);
/** It must be the first line. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks Chromium to compile all functions of these files while they arrive, on another thread. It otherwise compiles each one
 * when it is first called, on the main thread and amid hydration, which then takes half as long again. For other browsers it is
 * a comment.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && RUN_AT_ONCE.has(chunk.name)) chunk.code = COMPILE_HINT + chunk.code;
    },
  },
};

/** The script with a worker's work, and the file for it and what it imports. */
const WORKER = /\/app\/worker\/(?<name>conversion|diagram-worker)\.ts/;
const PARTS: Readonly<Record<string, string>> = { conversion: 'engine', 'diagram-worker': 'diagram-parts' };
/** WebKit runs it a second time when another file imports it, and the worker would answer every request twice. */
const STARTED_WITH = /\/app\/worker\/(?:worker|diagram-worker)\.ts/;

/** What a worker needs from the start, apart from the script that it is started with. */
export const WORKER_CHUNKS = [
  {
    name: (id: string, context: Context): string | null => {
      const worker = SCRIPT.test(id) && !STARTED_WITH.test(id) && workerWith(id, context);
      return worker ? (PARTS[worker] ?? null) : null;
    },
  },
];

function workerWith(id: string, context: Context): string | undefined {
  for (const each of withImporters(id, context)) {
    const worker = WORKER.exec(each)?.groups?.name;
    if (worker) return worker;
  }
  return undefined;
}

/** Packages that only the drawing of diagrams brings into the worker. */
const OF_DIAGRAMS =
  /\/diagrams\/src\/|\/node_modules\/(?:mermaid|@mermaid-js|@chevrotain|chevrotain|linkedom|cytoscape|cose-base|layout-base|d3|dagre-d3-es|dayjs|dompurify|es-toolkit|internmap|khroma|lodash-es|marked|roughjs|stylis|@braintree|@iconify|@upsetjs|fastdom|@types|delaunator|robust-predicates|css-|cssom|html-escaper|uhyphen)/;

/** The hyphenation patterns, by language. */
const OF_HYPHENATION = /\/node_modules\/hyphen\//;

/**
 * Files of the worker that draw diagrams or divide words have names of their own: they are not part of the copy for visits
 * without a network.
 */
export function workerChunkName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isOfDiagrams =
    moduleIds.some((id) => OF_DIAGRAMS.test(id)) &&
    !moduleIds.some((id) => /\/(?:engine\/src|web\/app)\//.test(id));
  const isOfHyphenation = moduleIds.some((id) => OF_HYPHENATION.test(id));
  return `assets/${isOfDiagrams ? 'diagram-' : isOfHyphenation ? 'hyphenation-' : ''}[name]-[hash].js`;
}
