import { kinds } from './classes.mjs';
import { sources, storedResults } from './stored.mjs';

const CLASSES = { ours: 'Footmark', theirs: 'the other two', both: 'both are right' };

/** The part of docs/citation-accuracy.md that is made of the results. @param {readonly import('./comparison.mjs').StyleCounts[]} counts */
export function accuracyTables(counts) {
  const { versions } = storedResults();
  const [citations, entries] = /** @type {const} */ (['citations', 'entries']).map((part) =>
    total(counts, part),
  );
  if (!citations || !entries) throw new Error('Cannot write the page without figures');
  const rows = counts.map(
    ({ style, citations, entries }) =>
      `| \`${style}\` | ${citations.toOne} | ${citations.toBoth} | ${entries.all === 0 ? 'none' : entries.toOne} | ${entries.all === 0 ? 'none' : entries.toBoth} |`,
  );
  const kindRows = kinds().map((kind) => {
    const [inCitations, inEntries] = [kind.citations, kind.entries].map((places) =>
      Object.values(places).reduce((sum, { length }) => sum + length, 0),
    );
    return `| ${kind.what} | ${inCitations} | ${inEntries} | ${CLASSES[kind.class]} | ${kind.why} |`;
  });
  const first = counts[0];
  return [
    `${sources().length} sources, ${counts.length} styles; pandoc ${versions.pandoc} and citeproc-js ${versions['citeproc-js']}.`,
    '',
    '| | All | Equal to at least one of the two | Equal to both |',
    '|---|--:|--:|--:|',
    `| Citations | ${number(citations.all)} | ${number(citations.toOne)} (${share(citations.toOne, citations.all)}) | ${number(citations.toBoth)} (${share(citations.toBoth, citations.all)}) |`,
    `| Entries | ${number(entries.all)} | ${number(entries.toOne)} (${share(entries.toOne, entries.all)}) | ${number(entries.toBoth)} (${share(entries.toBoth, entries.all)}) |`,
    '',
    'Where Footmark equals neither of the two:',
    '',
    '| What differs | Citations | Entries | Whose it is | Why |',
    '|---|--:|--:|---|---|',
    ...kindRows,
    '',
    `By style, of ${first?.citations.all} citations and ${first?.entries.all} entries in each:`,
    '',
    '| Style | Citations equal to one | to both | Entries equal to one | to both |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

/** @param {readonly import('./comparison.mjs').StyleCounts[]} counts @param {'citations' | 'entries'} part */
function total(counts, part) {
  const sum = (/** @type {'all' | 'toOne' | 'toBoth'} */ key) =>
    counts.reduce((found, each) => found + each[part][key], 0);
  return { all: sum('all'), toOne: sum('toOne'), toBoth: sum('toBoth') };
}

/** Never rounded up: 99.8% is at least 99.8%. @param {number} part @param {number} whole */
function share(part, whole) {
  return `${(Math.floor((1000 * part) / whole) / 10).toFixed(1)}%`;
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en');
}
