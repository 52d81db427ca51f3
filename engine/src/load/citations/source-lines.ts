import type { CslItem } from '../../csl/item.js';
import { formatOf } from './sources.js';

/** How an entry begins in each format that has one beginning for all; in CSL JSON and YAML, an entry is found by its id. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  ris: /^[ \t]*TY {1,2}- /gm,
  medline: /^(?:PMID ?- ?\d|OWN *- *ERIC\b)/gm,
  endnote: /<record>/g,
};

/** The lines on which the entries of items begin, from 1, in a file that has them in this order. */
export async function linesOfItems(text: string, items: readonly CslItem[]): Promise<readonly number[]> {
  const starts = await startsIn(text, items);
  let [line, at] = [1, 0];
  return items.map((_, index) => {
    const start = starts[index] ?? at;
    for (; at < start; at++) if (text.charCodeAt(at) === LINE_FEED) line++;
    return line;
  });
}

async function startsIn(text: string, items: readonly CslItem[]): Promise<readonly number[]> {
  const format = formatOf(text);
  if (format === 'refer') return (await import('./refer.js')).referRecords(text).map(({ start }) => start);
  const beginning = format === undefined ? undefined : BEGINNINGS[format];
  return beginning ? Array.from(text.matchAll(beginning), ({ index }) => index) : idsIn(text, items);
}

const LINE_FEED = 0x0a;

/** Where the ids of items are written, each after the one before. */
function idsIn(text: string, items: readonly CslItem[]): readonly number[] {
  const ids = [...text.matchAll(/(?:^|[\s,{])"?id"?\s*:\s*(?:"((?:\\.|[^"\\])*)"|'([^']*)'|([^\s,}]+))/g)];
  let next = 0;
  return items.map(({ id }) => {
    const found = ids.findIndex(
      ([, double, single, bare], index) => index >= next && (double ?? single ?? bare) === id,
    );
    if (found >= 0) next = found + 1;
    return ids[found]?.index ?? 0;
  });
}
