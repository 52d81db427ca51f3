import { readFileSync } from 'node:fs';

/**
 * @typedef {{ readonly class: 'ours' | 'theirs' | 'both', readonly what: string, readonly why: string, readonly citations: Readonly<Record<string, readonly string[]>>, readonly entries: Readonly<Record<string, readonly string[]>> }} Kind
 *   A kind of difference: whose it is, or `both` if nothing decides, and where it occurs, by style.
 */

/** The kinds of differences. @returns {readonly Kind[]} */
export function kinds() {
  return JSON.parse(readFileSync(new URL('classes.json', import.meta.url), 'utf8'));
}

/**
 * Differences that no kind names, and places that kinds name where nothing differs.
 *
 * @param {readonly import('./comparison.mjs').Difference[]} differences
 * @returns {{ readonly unclassed: readonly string[], readonly stale: readonly string[] }}
 */
export function checked(differences) {
  const named = kinds().flatMap((kind) =>
    /** @type {const} */ (['citations', 'entries']).flatMap((part) =>
      Object.entries(kind[part]).flatMap(([style, places]) => places.map((ids) => `${style} ${part} ${ids}`)),
    ),
  );
  const found = differences.map(({ style, part, ids }) => `${style} ${part} ${ids}`);
  const [isNamed, isFound] = [new Set(named), new Set(found)];
  return {
    unclassed: found.filter((place) => !isNamed.has(place)),
    stale: [
      ...named.filter((place) => !isFound.has(place)),
      ...named.filter((place, index) => named.indexOf(place) !== index),
    ],
  };
}
