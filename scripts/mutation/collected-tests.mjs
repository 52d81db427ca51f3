import { expect, vi } from 'vitest';

/**
 * Stands for Vitest in bundled test files: it collects the tests instead of running them. It has only what the tests of
 * the stages use.
 *
 * @typedef {(...values: readonly unknown[]) => unknown} Run
 * @typedef {(title: string, run: Run) => void} Add
 */

export { expect, vi };

/** @type {{ id: string, file: string, run: () => unknown }[]} */
export const tests = [];
/** @type {string[]} */
const groups = [];
let file = '';

/** @param {string} path The file that the next tests are from. */
export function beginFile(path) {
  file = path;
}

/** @type {Map<string, number>} */
const titles = new Map();

/** @type {Add} */
const addTest = (title, run) => {
  const name = [file, ...groups, title].join(' > ');
  const count = (titles.get(name) ?? 0) + 1;
  titles.set(name, count);
  tests.push({ id: count === 1 ? name : `${name} (${count})`, file, run });
};

/** @type {Add} */
const addGroup = (title, run) => {
  groups.push(title);
  run();
  groups.pop();
};

/**
 * @param {Add} add
 * @returns {(rows: readonly unknown[]) => Add}
 */
const each = (add) => (rows) => (title, run) => {
  for (const [index, row] of rows.entries())
    add(`${title} ${index}`, () => run(...(Array.isArray(row) ? row : [row])));
};

export const test = Object.assign(addTest, { each: each(addTest) });
export const describe = Object.assign(addGroup, { each: each(addGroup) });
