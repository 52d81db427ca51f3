import { readFileSync, writeFileSync } from 'node:fs';
import { CLASSES } from './classes.mjs';
import { OTHER_DIALECT } from './differences.mjs';

/**
 * What one folder gave. The class of a difference that none explains is the empty name.
 *
 * @typedef {object} Result
 * @property {string} date as YYYY-MM-DD
 * @property {string} documents what the folder has
 * @property {string} pandoc the version
 * @property {Totals} totals
 * @property {Readonly<Record<string, number>>} differences by their classes
 */

/** @typedef {{ documents: number, cases: number, passedOver: number, refused: number, facts: number }} Totals */

const STORED = new URL('results.json', import.meta.url);
const PAGE = new URL('../../docs/dialects.md', import.meta.url);
const VERDICTS = {
  theirs: 'theirs',
  'both allowed': 'both are right',
  extension: 'an extension',
  ours: 'ours',
};

/** @returns {readonly Result[]} */
export const storedResults = () => JSON.parse(readFileSync(STORED, 'utf8'));

/**
 * Prints what a folder gave; with a description of the folder, also stores it, in the place of earlier figures for the same, and writes
 * the page.
 *
 * @param {{ version: string, totals: Totals, counts: ReadonlyMap<string, number> }} found
 * @param {string | undefined} description
 */
export function saveResults({ version, totals, counts }, description) {
  const sorted = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  /** @type {Result} */
  const result = {
    date: new Date().toISOString().slice(0, 10),
    documents: description ?? '',
    pandoc: version,
    totals,
    differences: Object.fromEntries(sorted),
  };
  console.log(`\n${tableOf(result)}`);
  if (description === undefined) return;
  const others = storedResults().filter(({ documents }) => documents !== description);
  const all = [...others, result];
  writeFileSync(STORED, `${JSON.stringify(all, undefined, 2)}\n`);
  writeFileSync(PAGE, pageOf(all));
}

/** @param {string} date */
const inWords = (date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** @param {number} count */
const grouped = (count) => count.toLocaleString('en-US');

/** @type {(result: Result) => string} */
function tableOf({ date, documents, pandoc, totals, differences }) {
  const { [OTHER_DIALECT]: contradictions = 0, '': unexplained = 0, ...classes } = differences;
  const texts = [
    ...(totals.documents > 0 ? [`${grouped(totals.documents)} documents`] : []),
    ...(totals.cases > 0 ? [`${grouped(totals.cases)} cases`] : []),
  ].join(' and ');
  const left = [
    ...(totals.passedOver > 0 ? [`${totals.passedOver} longer ones were passed over`] : []),
    ...(totals.refused > 0 ? [`pandoc refuses ${totals.refused}`] : []),
  ].join(', ');
  const rows = Object.entries(classes).map(([name, count]) => {
    const { verdict = 'ours', reason = '' } = CLASSES.find((each) => each.name === name) ?? {};
    return `| ${grouped(count)} | ${name} | ${VERDICTS[verdict]} | ${reason} |`;
  });
  if (unexplained > 0) rows.push(`| ${grouped(unexplained)} | not explained | not known | |`);
  return `${documents}

${inWords(date)}, pandoc ${pandoc}: ${texts}${left === '' ? '' : ` (${left})`} with ${grouped(totals.facts)} facts. ${grouped(contradictions)} are read as in one of the two dialects and not as in the other.${rows.length === 0 ? '' : ' Beyond that:'}
${
  rows.length === 0
    ? ''
    : `
| Differences | Class | Whose it is | Why |
|--:|---|---|---|
${rows.join('\n')}
`
}`;
}

/**
 * The page of the documentation.
 *
 * @param {readonly Result[]} results
 */
export function pageOf(results) {
  return `# How other programs read the same Markdown

\`npm run bench:dialects FOLDER\` compares the structure that Footmark reads in the Markdown documents of a folder with what pandoc reads in them, in its own dialect
and in GitHub's, and with the trees that MyST publishes for its own cases: headings with their levels, items with their levels and numbers, cells with the columns and rows that they span, notes, code, spans
(bold, italic, struck, raised and the like), links, pictures and the captions of figures. What is written for pandoc, Quarto or R Markdown has to be read as pandoc reads it. In other texts, where the
two dialects contradict each other, one of them has to be right. Where Footmark differs, a class of differences in \`bench/dialects/classes.mjs\` has to explain it; each looks at the lines that the difference is about.

This page is written by the command, with \`-- --save\` and a description of the folder, from figures in \`bench/dialects/results.json\`. The documents are not in the repository. [From other tools](from-other-tools.md#dialects-of-markdown) says how Footmark decides which dialect a text is in.

## Results

${results.map((result) => `### ${tableOf(result)}`).join('\n')}`;
}
