import { readFileSync, writeFileSync } from 'node:fs';
import { CLASSES, kindOf } from './classes.mjs';
import { theses } from './texts.mjs';

/** @typedef {import('./comparison.mjs').Count} Count */
/**
 * What a comparison found in a thesis. `kinds` counts the citations and entries that equal neither of the other two; `unclassed` names those
 * that no kind explains.
 *
 * @typedef {{ readonly citations: Count, readonly entries: Count, readonly unmatched: number, readonly kinds: Readonly<Record<string, readonly [citations: number, entries: number]>>, readonly unclassed: readonly string[] }} Figures
 * @typedef {{ readonly versions: { readonly pandoc: string, readonly citeproc: string }, readonly theses: Readonly<Record<string, Figures>> }} Stored
 */

const RESULTS = new URL('results.json', import.meta.url);

/** The figures of all theses. @returns {Stored} */
export function storedFigures() {
  return JSON.parse(readFileSync(RESULTS, 'utf8'));
}

/** @param {Stored} figures */
export function store(figures) {
  writeFileSync(RESULTS, `${JSON.stringify(figures, undefined, 2)}\n`);
}

/** @param {Awaited<ReturnType<typeof import('./comparison.mjs').compared>>} result @returns {Figures} */
export function figuresOf({ citations, entries, unmatched, differences }) {
  /** @type {Record<string, [number, number]>} */
  const kinds = {};
  /** @type {string[]} */
  const unclassed = [];
  for (const difference of differences) {
    if (difference.own === difference.citeproc) continue;
    const kind = kindOf(difference);
    if (kind === undefined) {
      unclassed.push(`${difference.part} ${difference.keys}`);
      continue;
    }
    const [inText, listed] = kinds[kind] ?? [0, 0];
    kinds[kind] = difference.part === 'citations' ? [inText + 1, listed] : [inText, listed + 1];
  }
  return { citations, entries, unmatched, kinds, unclassed };
}

/** The tables in docs/citation-accuracy.md. @param {Stored} stored */
export function thesesTables({ versions, theses: found }) {
  const share = (/** @type {number} */ part, /** @type {number} */ all) =>
    `${part.toLocaleString('en')} (${(Math.floor((1000 * part) / Math.max(all, 1)) / 10).toFixed(1)}%)`;
  const rows = theses().map(({ repository, style }) => {
    const { citations, entries } = figuresIn(found, repository);
    return `| ${repository} | ${style} | ${citations.all} | ${citations.toPandoc} | ${citations.toOne} | ${entries.all} | ${entries.toPandoc} | ${entries.toOne} |`;
  });
  const sum = (/** @type {'citations' | 'entries'} */ part, /** @type {keyof Count} */ count) =>
    theses().reduce((total, { repository }) => total + figuresIn(found, repository)[part][count], 0);
  const whose = { theirs: 'the other two', both: 'both allowed', reading: 'pandoc’s reader' };
  const kinds = CLASSES.flatMap((kind) => {
    const counts = Object.values(found).map(({ kinds: own }) => own[kind.what] ?? [0, 0]);
    const [inText, listed] = [0, 1].map((at) => counts.reduce((total, each) => total + (each[at] ?? 0), 0));
    return inText || listed
      ? [`| ${kind.what} | ${inText} | ${listed} | ${whose[kind.class]} | ${kind.why} |`]
      : [];
  });
  return [
    `${theses().length} theses and papers; pandoc ${versions.pandoc} and citeproc-js ${versions.citeproc}. ${share(sum('citations', 'toOne'), sum('citations', 'all'))} of ${sum('citations', 'all').toLocaleString('en')} citations and ${share(sum('entries', 'toOne'), sum('entries', 'all'))} of ${sum('entries', 'all').toLocaleString('en')} entries equal at least one of the two.`,
    '',
    '| Repository | Style | Citations | as pandoc | as one | Entries | as pandoc | as one |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    'Where Footmark equals neither of the two:',
    '',
    '| What differs | Citations | Entries | Whose it is | Why |',
    '|---|--:|--:|---|---|',
    ...kinds,
  ].join('\n');
}

/** @param {Stored['theses']} found @param {string} repository */
function figuresIn(found, repository) {
  const figures = found[repository];
  if (!figures) throw new Error(`Cannot show ${repository}, of which there are no results`);
  return figures;
}
