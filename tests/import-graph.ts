import { posix } from 'node:path';

/** The imports of each file, including types. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;
const CANDIDATES = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The graph of sources given as path → text; only imports among them count. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const graph = new Map<string, string[]>();
  for (const [path, text] of sources) {
    const imported = Array.from(text.matchAll(SPECIFIER), ([, specifier = '']) => {
      const target = posix.join(posix.dirname(path), specifier.replace(/\.jsx?$/, ''));
      return CANDIDATES.map((ending) => target + ending).find((candidate) => sources.has(candidate));
    });
    graph.set(
      path,
      imported.filter((target) => target !== undefined),
    );
  }
  return graph;
}

/** An import cycle, with its first file repeated at the end; `undefined` if there is none. */
export function findCycle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...trail, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
