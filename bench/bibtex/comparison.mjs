import { KINDS, NAMES, plain } from './kinds.mjs';
import { storedEntries, storedResults } from './stored.mjs';

/** @typedef {import('./stored.mjs').Item} Item */
/** @typedef {{ readonly id: string, readonly variable: string, readonly own: string, readonly pandoc: string, readonly kind: string | undefined }} Difference */
/**
 * What is asked of the engine.
 *
 * @typedef {Pick<typeof import('../../engine/src/load/citations/sources.js'), 'readSources'>
 *   & Pick<typeof import('../../engine/src/csl/item.js'), 'dateOf' | 'namesOf'>} Engine
 */

/** What the two read in an entry that is not compared: pandoc's reader gives none of these, or the same in another variable. */
const PASSED_OVER = new Set(['id', 'abstract', 'keyword', 'annote', 'note']);
const DATES = new Set(['issued', 'accessed', 'event-date', 'original-date']);

/**
 * Compares the items of all entries.
 *
 * @param {Engine} engine
 * @param {{ readonly entries: string, readonly items: readonly Item[] }} [given] a BibLaTeX file and what pandoc read in it; the stored ones, if none are given
 * @returns {Promise<{ readonly all: number, readonly equal: number, readonly explained: number, readonly differences: readonly Difference[] }>}
 */
export async function compared({ readSources, dateOf, namesOf }, given) {
  const { entries, items } = given ?? { entries: storedEntries(), items: storedResults().items };
  // Of several entries with the same key, each is compared.
  /** @type {Map<string, Item[]>} */
  const own = new Map();
  for (const item of (await readSources(entries)) ?? [])
    own.set(item.id, [...(own.get(item.id) ?? []), item]);
  const sources = written(entries);
  let [equal, explained] = [0, 0];
  /** @type {Difference[]} */
  const differences = [];
  const form = (/** @type {Item | undefined} */ item, /** @type {string} */ variable) => {
    const value = item?.[variable];
    if (!item || value === undefined || value === null) return '';
    if (DATES.has(variable)) return JSON.stringify(dateOf(item, variable) ?? '');
    if (NAMES.test(variable)) {
      const names = namesOf(item, variable).map(plainName);
      return names.length === 0 ? '' : JSON.stringify(names);
    }
    return plain(String(value));
  };
  for (const { event, ...read } of items) {
    // The name of the variable before CSL 1.0.2.
    const item = /** @type {Item} */ (event === undefined ? read : { 'event-title': event, ...read });
    const mine = own.get(item.id)?.shift();
    const variables = new Set([...Object.keys(item), ...Object.keys(mine ?? {})]);
    const found = [...variables].flatMap((variable) => {
      const [ours, theirs] = [form(mine, variable), form(item, variable)];
      if (PASSED_OVER.has(variable) || ours === theirs) return [];
      const kind = KINDS.find(({ fits }) =>
        fits(variable, ours, theirs, item, sources.get(item.id) ?? ''),
      )?.what;
      return [{ id: item.id, variable, own: ours, pandoc: theirs, kind }];
    });
    if (found.length === 0) equal++;
    else if (found.every(({ kind }) => kind !== undefined)) explained++;
    differences.push(...found);
  }
  return { all: items.length, equal, explained, differences };
}

/** Each entry of a file as it is written, by its key; of several with the same key, all. @param {string} file */
function written(file) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const entry of file.split(/^(?=[ \t]*@)/m)) {
    const key = /^\s*@\w+\s*[{(]\s*([^\s,]+)/.exec(entry)?.[1] ?? '';
    found.set(key, (found.get(key) ?? '') + entry);
  }
  return found;
}

/** Initials are printed alike, with or without spaces between them. @param {object} name */
function plainName(name) {
  return Object.entries(name)
    .map(
      ([part, value]) =>
        `${part}: ${plain(String(value))
          .replace(/\.(?=\p{L})/gu, '. ')
          .replace(/\s+,/g, ',')}`,
    )
    .toSorted();
}
