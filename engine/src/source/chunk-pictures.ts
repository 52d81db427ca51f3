import type { Chunk } from './chunk-options.js';

const CALL =
  /(?<![\w.])(?:knitr::)?include_graphics\(\s*(?:path\s*=\s*)?(?:c\(\s*((?:["'][^"'\n]+["'][\s,]*)+)\)|(["'][^"'\n]+["']))\s*(?:,[^()]*)?\)/g;
/** What may stand beside it: comments, and what loads a package. */
const OTHER = /^[ \t]*(?:#.*|(?:library|require)\([^()\n]*\)[ \t]*;?[ \t]*)$/gm;

/** The pictures that a chunk of R only includes by their names: `knitr::include_graphics("tides.png")`. */
export function chunkPictures({ code, values }: Chunk): readonly string[] {
  if (!code.includes('include_graphics(') || /^f/i.test(values.get('eval')?.[0] ?? '')) return [];
  if (code.replace(OTHER, '').replace(CALL, '').trim() !== '') return [];
  return Array.from(code.replace(OTHER, '').matchAll(CALL), ([, list, one]) => list ?? one ?? '').flatMap(
    (list) => Array.from(list.matchAll(/["']([^"'\n]+)["']/g), ([, path = '']) => path),
  );
}
