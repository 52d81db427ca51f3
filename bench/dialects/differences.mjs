import { CLASSES } from './classes.mjs';

/** @typedef {import('./structure.mjs').Fact} Fact */
/** @typedef {{ side: 'ours' | 'theirs', fact: Fact }} Difference */

/**
 * What only one of two readings has, counted: a fact that one has twice and the other once is a difference.
 *
 * @param {readonly Fact[]} ours
 * @param {readonly Fact[]} theirs
 * @returns {Difference[]}
 */
export function differencesOf(ours, theirs) {
  return [
    ...more(ours, theirs).map((fact) => ({ side: /** @type {const} */ ('ours'), fact })),
    ...more(theirs, ours).map((fact) => ({ side: /** @type {const} */ ('theirs'), fact })),
  ];
}

/**
 * @param {readonly Fact[]} facts
 * @param {readonly Fact[]} others
 */
function more(facts, others) {
  /** @type {Map<string, number>} */
  const left = new Map();
  const keyOf = (/** @type {Fact} */ { kind, text }) => `${kind}\n${text}`;
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = left.get(keyOf(fact)) ?? 0;
    left.set(keyOf(fact), count - 1);
    return count <= 0;
  });
}

/**
 * What is known about a text in which two readings differ.
 *
 * @typedef {object} About
 * @property {string} markdown
 * @property {readonly Difference[]} all the differences from the reading that is compared
 * @property {readonly Difference[] | undefined} [others] those from the other dialect, where the text may follow either
 */

/** The class of what one of two dialects reads as we do, although the other does not. */
export const OTHER_DIALECT = 'read as in the other dialect';

/**
 * The name of the class of a difference; undefined if it is not explained.
 *
 * @param {Difference} difference
 * @param {About} about
 */
export function classOf(difference, about) {
  const { side, fact } = difference;
  const isCommon =
    about.others?.some(
      (other) => other.side === side && other.fact.kind === fact.kind && other.fact.text === fact.text,
    ) ?? true;
  return isCommon ? CLASSES.find(({ test }) => test(difference, about))?.name : OTHER_DIALECT;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The line on which the words of a fact begin, from 1; 1 if they are not found together.
 *
 * @param {Fact} fact
 * @param {string} markdown
 */
export function lineOf({ text, kind }, markdown) {
  const words = (
    kind === 'heading' ? text.replace(/^\d /, '') : kind === 'item' ? text.replace(/^\d+ \S+ /, '') : text
  )
    .split(/[ \n]/)
    .slice(0, 3);
  const found = new RegExp(words.map(escaped).join('[^\\p{L}\\p{N}]+'), 'u').exec(markdown);
  return found ? markdown.slice(0, found.index).split('\n').length : 1;
}
