import { KINDS } from './kinds.mjs';
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

/** The table of whole files. @param {ReturnType<typeof import('./stored.mjs').storedFiles>} stored */
export function filesTable({ version, files }) {
  const share = (/** @type {number} */ part, /** @type {number} */ all) =>
    `${(Math.floor((1000 * part) / all) / 10).toFixed(1)}%`;
  const sum = (/** @type {'all' | 'equal' | 'explained'} */ count) =>
    files.reduce((total, file) => total + file[count], 0);
  return [
    `Whole files of other public repositories. Of ${sum('all').toLocaleString('en')} entries, ${share(sum('equal'), sum('all'))} are read as pandoc ${version} reads them, and ${share(sum('equal') + sum('explained'), sum('all'))} are equal or explained:`,
    '',
    '| File | Entries | Equal | Equal or explained |',
    '|---|--:|--:|--:|',
    ...files.map(
      ({ repository, path, all, equal, explained }) =>
        `| ${repository} \`${path}\` | ${all} | ${share(equal, all)} | ${share(equal + explained, all)} |`,
    ),
  ].join('\n');
}
