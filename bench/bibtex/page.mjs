import { KINDS } from './comparison.mjs';
import { storedResults } from './stored.mjs';

/** The part of docs/citation-accuracy.md about reading BibTeX. @param {Awaited<ReturnType<typeof import('./comparison.mjs').compared>>} result */
export function readingTable({ all, equal, explained, differences }) {
  const share = (/** @type {number} */ part) => `${(Math.floor((1000 * part) / all) / 10).toFixed(1)}%`;
  const rows = KINDS.map(({ what, why }) => {
    const { length } = differences.filter(({ kind }) => kind === what);
    return `| ${what} | ${length} | ${why} |`;
  });
  const { length } = differences.filter(({ kind }) => kind === undefined);
  return [
    `Of ${all.toLocaleString('en')} entries, ${equal.toLocaleString('en')} (${share(equal)}) are read as pandoc ${storedResults().version} reads them, field by field, and ${share(equal + explained)} are equal or differ only in these kinds:`,
    '',
    '| What differs | Fields | Why |',
    '|---|--:|---|',
    ...rows,
    `| not explained | ${length} | |`,
  ].join('\n');
}
