import { pushAll } from '../text/long-arrays.js';
import type { Embed } from './embeds.js';
import type { PlanEntry } from './order/plan.js';

/**
 * Of texts in order, those that are not embedded in another one as a whole. Of texts that embed each other, the first in
 * order counts as not embedded.
 */
export function outermost(
  paths: readonly string[],
  embeds: ReadonlyMap<string, ReadonlyMap<number, Embed>>,
): ReadonlySet<string> {
  const wholeIn = (path: string): string[] =>
    [...(embeds.get(path)?.values() ?? [])]
      .filter((embed) => embed.part === '' && embed.path !== path)
      .map((embed) => embed.path);
  const inner = new Set(paths.flatMap(wholeIn));
  const reached = new Set<string>();
  const reach = (path: string): void => {
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      pushAll(waiting, wholeIn(next));
    }
  };
  const outer = new Set(paths.filter((path) => !inner.has(path)));
  for (const path of outer) reach(path);
  for (const path of paths) {
    if (reached.has(path)) continue;
    outer.add(path);
    reach(path);
  }
  return outer;
}

/** The entries that are not embedded. Those below an embedded one move up to its place. */
export function withoutInner(entries: readonly PlanEntry[], outer: ReadonlySet<string>): PlanEntry[] {
  const left: number[] = [];
  return entries.flatMap((entry) => {
    while (left.length > 0 && (left.at(-1) ?? 0) >= entry.depth) left.pop();
    const depth = entry.depth - left.length;
    if (!('path' in entry) || outer.has(entry.path)) return [{ ...entry, depth }];
    left.push(entry.depth);
    return [];
  });
}
