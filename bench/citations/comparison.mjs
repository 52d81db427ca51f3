import { citationsOf } from './citations.mjs';
import { ownResults } from './own.mjs';
import { sources, storedResults } from './stored.mjs';
import { languageOf, localeOf, styleOf } from './styles.mjs';

/**
 * @typedef {{ readonly style: string, readonly part: 'citations' | 'entries', readonly ids: string, readonly own: string, readonly pandoc: string, readonly citeproc: string }} Difference
 *   Where Footmark equals neither of the two; `ids` are the sources of a citation, or that of an entry, and `+` marks one with pages.
 * @typedef {{ readonly all: number, readonly toOne: number, readonly toBoth: number }} Count
 * @typedef {{ readonly style: string, readonly citations: Count, readonly entries: Count }} StyleCounts
 */

/**
 * Compares Footmark with what the other two printed.
 *
 * @param {Parameters<typeof ownResults>[0]} engine
 * @param {readonly string[]} [names] the styles; all that are stored, if none are given
 * @returns {{ readonly counts: readonly StyleCounts[], readonly differences: readonly Difference[] }}
 */
export function compared(engine, names) {
  const all = sources();
  const citations = citationsOf(all);
  const places = citations.map(({ cites }) =>
    cites.map(({ id, locator }) => (locator === undefined ? id : `${id}+`)).join(','),
  );
  const stored = storedResults().styles;
  /** @type {Difference[]} */
  const differences = [];
  const counts = (names ?? Object.keys(stored)).map((style) => {
    const csl = styleOf(style);
    const own = ownResults(engine, csl, all, citations, languageOf(csl), localeOf);
    const others = stored[style];
    if (!others) throw new Error(`Cannot compare in ${style}, of which there are no results`);
    const { pandoc, citeproc } = others;
    /** @param {'citations' | 'entries'} part @param {readonly (readonly [string, string, string, string])[]} rows */
    const count = (part, rows) => {
      const equal = rows.map(([, mine, one, other]) => Number(mine === one) + Number(mine === other));
      for (const [index, [ids, mine, one, other]] of rows.entries())
        if (equal[index] === 0)
          differences.push({ style, part, ids, own: mine, pandoc: one, citeproc: other });
      return {
        all: rows.length,
        toOne: equal.filter((both) => both > 0).length,
        toBoth: equal.filter((both) => both === 2).length,
      };
    };
    const hasList = own.entries.size > 0 || Object.keys(pandoc.entries).length > 0;
    return {
      style,
      citations: count(
        'citations',
        places.map((ids, at) => [
          ids,
          own.citations[at] ?? '',
          pandoc.citations[at] ?? '',
          citeproc.citations[at] ?? '',
        ]),
      ),
      entries: count(
        'entries',
        (hasList ? all : []).map(({ id }) => [
          id,
          own.entries.get(id) ?? '',
          pandoc.entries[id] ?? '',
          citeproc.entries[id] ?? '',
        ]),
      ),
    };
  });
  return { counts, differences };
}
