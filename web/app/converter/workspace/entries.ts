import type { LibraryEntry } from '@footmark/engine/citations';

/** A source in one line: `Doe 2005, On DNA`. */
export function inOneLine({ names, year, title }: LibraryEntry): string {
  const first = [names, year].filter(Boolean).join(' ');
  return [first, title].filter(Boolean).join(', ');
}

/**
 * The sources that match all words of a search in key, names, year, title or container. Sources whose key begins with
 * the search come first, then those with a name that does.
 */
export function foundEntries(entries: readonly LibraryEntry[], search: string): readonly LibraryEntry[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (first === '') return entries;
  const rank = (entry: LibraryEntry): number =>
    folded(entry.key).startsWith(first) ? 0 : folded(entry.names).startsWith(first) ? 1 : 2;
  return entries
    .filter((entry) => {
      const text = textOf(entry);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

const texts = new WeakMap<LibraryEntry, string>();

function textOf(entry: LibraryEntry): string {
  const { key, names, year, title, container } = entry;
  const text = texts.get(entry) ?? folded([key, names, year, title, container].join('\n'));
  texts.set(entry, text);
  return text;
}

/** Without accents and capitals: people search for `muller`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
