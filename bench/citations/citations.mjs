/**
 * @typedef {{ readonly id: string, readonly prefix?: string, readonly locator?: string }} Cite
 * @typedef {{ readonly cites: readonly Cite[] }} Citation
 */

/** Sources from which each is cited once more with words and pages. */
const EVERY = 5;
/** How many stand in a citation of several. */
const TOGETHER = 3;

/**
 * The citations of the comparison: each source alone; then every fifth again, with a word before it and pages; then each once more among
 * three. In styles with notes, each is a note.
 *
 * @param {readonly { readonly id: string }[]} sources
 * @returns {readonly Citation[]}
 */
export function citationsOf(sources) {
  const alone = sources.map(({ id }) => ({ cites: [{ id }] }));
  const withPages = sources
    .filter((_, index) => index % EVERY === 0)
    .map(({ id }) => ({ cites: [{ id, prefix: 'see ', locator: '33–35' }] }));
  const together = Array.from({ length: Math.ceil(sources.length / TOGETHER) }, (_, index) => ({
    cites: sources.slice(index * TOGETHER, (index + 1) * TOGETHER).map(({ id }) => ({ id })),
  }));
  return [...alone, ...withPages, ...together];
}
