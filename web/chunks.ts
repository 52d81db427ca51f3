import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** A module that starts a page. */
const PAGE = /\/app\/(?:routes\/(?<route>[\w-]+)|root|entry\.client)\.tsx/;
const SCRIPT = /\.[mc]?[jt]sx?$/;

/**
 * What the converter needs from the start, by the pages that need it too: one chunk for all pages, one for each set of
 * them, one for the converter alone. Left to itself, the bundler also gives a chunk of its own to each module that
 * something fetched later needs, and a dozen small files are packed worse than one.
 */
export const FIRST_CHUNKS = [
  { name: named((pages) => (pages.has('') ? 'every-page' : null)), priority: 3 },
  {
    name: named((pages) => (pages.size > 1 && pages.has('converter') ? nameOfSet(pages) : null)),
    priority: 2,
  },
  { name: named((pages) => (pages.has('converter') ? 'screen' : null)), priority: 1 },
];

/** By the routes that import a module, however indirectly; the empty one stands for all. */
function named(nameFor: (pages: ReadonlySet<string>) => string | null) {
  return (id: string, context: Context): string | null =>
    SCRIPT.test(id) && !PAGE.test(id) ? nameFor(pagesWith(id, context)) : null;
}

function pagesWith(id: string, context: Context): ReadonlySet<string> {
  const pages = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const page = PAGE.exec(each);
    if (page) pages.add(page.groups?.route ?? '');
    else for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return pages;
}

/** From how many pages on a set is one with all other such sets: each then has a little that it does not need, in fewer files. */
const MOST = 8;

function nameOfSet(pages: ReadonlySet<string>): string {
  if (pages.size >= MOST) return 'most-pages';
  const hash = createHash('sha256')
    .update([...pages].sort().join())
    .digest('hex');
  return `${pages.size}-pages-${hash.slice(0, 4)}`;
}

/** Packages that only the drawing of diagrams brings into the worker. */
const OF_DIAGRAMS =
  /\/diagrams\/src\/|\/node_modules\/(?:mermaid|@mermaid-js|@chevrotain|chevrotain|linkedom|cytoscape|cose-base|layout-base|d3|dagre-d3-es|dayjs|dompurify|es-toolkit|internmap|khroma|lodash-es|marked|roughjs|stylis|@braintree|@iconify|@upsetjs|fastdom|@types|delaunator|robust-predicates|css-|cssom|html-escaper|uhyphen)/;

/** Files of the worker that draw diagrams have a name of their own: they are no part of the copy for visits without a network. */
export function workerChunkName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isOfDiagrams =
    moduleIds.some((id) => OF_DIAGRAMS.test(id)) &&
    !moduleIds.some((id) => /\/(?:engine\/src|web\/app)\//.test(id));
  return `assets/${isOfDiagrams ? 'diagram-' : ''}[name]-[hash].js`;
}
