/** @typedef {import('./compare.mjs').Agreement & { readonly name: string, readonly script: string, readonly drawnPages: number, readonly printedPages: number }} Row */

const HEAD = `| document | pages | lines | begin with the same word | on the same page | headings | exact | within one page |
|---|---|---|---|---|---|---|---|`;

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

/** @param {readonly Row[]} rows */
export function summary(rows) {
  return [HEAD, ...rows.map(lineOf), ...(rows.length > 1 ? [lineOf(total(rows))] : [])].join('\n');
}

/** @param {Row} row */
function lineOf({
  name,
  drawnPages,
  printedPages,
  lines,
  sameStart,
  samePage,
  headings,
  exactHeadings,
  nearHeadings,
}) {
  const pages = drawnPages === printedPages ? String(drawnPages) : `${drawnPages}, not ${printedPages}`;
  return `| ${name} | ${pages} | ${lines} | ${share(sameStart, lines)} | ${share(samePage, lines)} | ${headings} | ${share(exactHeadings, headings)} | ${share(nearHeadings, headings)} |`;
}

/** @param {readonly Row[]} rows @returns {Row} */
function total(rows) {
  const sum = (
    /** @type {'lines' | 'lost' | 'sameStart' | 'samePage' | 'headings' | 'exactHeadings' | 'nearHeadings' | 'drawnPages' | 'printedPages'} */ field,
  ) => rows.reduce((all, row) => all + row[field], 0);
  return {
    name: '**all**',
    script: '',
    differing: [],
    drawnPages: sum('drawnPages'),
    printedPages: sum('printedPages'),
    lines: sum('lines'),
    lost: sum('lost'),
    sameStart: sum('sameStart'),
    samePage: sum('samePage'),
    headings: sum('headings'),
    exactHeadings: sum('exactHeadings'),
    nearHeadings: sum('nearHeadings'),
  };
}

/** The page of the documentation. @param {readonly Row[]} rows */
export function report(rows) {
  return summary(rows);
}
