import { type Embed, embedsOf } from './embeds.js';
import { FileIndex } from './file-index.js';
import { wholeTable } from './notion.js';
import type { PreparedText } from './prepared.js';

/** The files to which a text links, with the place of the first link to each among all its links. */
export function mentionsIn(text: PreparedText | undefined, index: FileIndex): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [place, { value }] of (text?.scan.targets ?? []).entries()) {
    const target = index.byPath(value, text?.path ?? '');
    if (target !== undefined && !found.has(target)) found.set(target, place);
  }
  return found;
}

/** What each text embeds, by the lines where it does. */
export function embedsIn(texts: ReadonlyMap<string, PreparedText>, paths: ReadonlySet<string>) {
  const index = new FileIndex(paths);
  const embeds = new Map<string, ReadonlyMap<number, Embed>>();
  for (const [path, text] of texts)
    embeds.set(
      path,
      embedsOf(text, texts, index, (each) => wholeTable(each, paths)),
    );
  return embeds;
}
