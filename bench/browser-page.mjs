import { machine } from './machine.mjs';
import { measureSite, offlineCopy } from './site-sizes.mjs';
import { markdownTable } from './tables.mjs';

/**
 * The page of the documentation with the results of a full run in the browser.
 *
 * @param {object} run
 * @param {string} run.browser its name and version
 * @param {readonly { readonly pages: number, readonly conversion: import('./browser/conversion.mjs').Conversion }[]} run.conversions
 * @param {readonly import('./browser/pages.mjs').Pages[]} run.pages
 * @param {readonly import('./browser/audit.mjs').Audit[]} run.audits
 */
export function browserPage({ browser, conversions, pages, audits }) {
  return `${[
    PREFACE,
    `${machine()} ${browser}.`,
    '## Converting',
    CONVERTING,
    conversionTable(conversions),
    '## Pages',
    PAGES,
    pagesTable(pages),
    '## First visit',
    FIRST_VISIT,
    audits.length > 0 ? auditTable(audits) : 'Lighthouse could not be installed for this run.',
    '## Bytes',
    BYTES,
    byteTable(),
  ].join('\n\n')}\n`;
}

/** @param {Parameters<typeof browserPage>[0]['conversions']} conversions */
export function conversionTable(conversions) {
  return markdownTable([
    ['pages', 'click to file', 'Cancel to free', 'pasting', 'typing', 'converting', 'progress shown'],
    ...conversions.map(({ pages, conversion }) => [
      pages.toLocaleString('en'),
      `${conversion.fileAfter} ms`,
      conversion.cancelledAfter === undefined ? 'too quick' : `${conversion.cancelledAfter} ms`,
      ...[conversion.pasting, conversion.typing, conversion.converting].map(
        ({ wall, processor }) => `${wall} (${processor}) ms`,
      ),
      conversion.progress.join(' '),
    ]),
  ]);
}

/** @param {readonly import('./browser/pages.mjs').Pages[]} pages */
export function pagesTable(pages) {
  return markdownTable([
    [
      'pages',
      'first page',
      'key in the heading',
      'key amid the text',
      'template',
      'typing',
      'scrolling',
      'choosing',
      'objects',
      'process',
    ],
    ...pages.map(({ count, firstAfter, heading, middle, templateAfter, memory, ...tasks }) => [
      count.toLocaleString('en'),
      `${firstAfter} ms`,
      ...[heading, middle].map(({ median, worst }) => `${median} (${worst}) ms`),
      `${templateAfter} ms`,
      ...[tasks.typing, tasks.scrolling, tasks.choosing].map(
        ({ wall, processor }) => `${wall} (${processor}) ms`,
      ),
      ...[memory?.objects, memory?.process].map((size) => (size === undefined ? 'not told' : `${size} MiB`)),
    ]),
  ]);
}

/** @param {readonly import('./browser/audit.mjs').Audit[]} audits */
export function auditTable(audits) {
  return markdownTable([
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'first paint',
      'largest paint',
      'blocked',
      'interactive',
    ],
    ...audits.map(({ page, scores, milliseconds }) => [
      `\`${page}\``,
      ...Object.values(scores).map(String),
      ...Object.values(milliseconds).map((time) => `${time} ms`),
    ]),
  ]);
}

function byteTable() {
  return markdownTable([
    ['what', 'now', 'at most'],
    ...measureSite().map(({ what, used, kilobytes }) => [what, `${used.toFixed(1)} kB`, `${kilobytes} kB`]),
    ['copy for use without a network', `${offlineCopy().toFixed(0)} kB`, ''],
  ]);
}

const PREFACE = `# In the browser

Written by \`node bench/browser.mjs\`, which measures the built site again on your machine and writes this page anew. Do not edit
it by hand.`;

const CONVERTING = `A book is pasted into the page, some words are typed into it, a conversion is cancelled and another one made.
*Click to file* is the time from the press of the button until the file is there; *Cancel to free*, from the press of Cancel until the page
is free again. The three columns after them are the longest tasks of the page's main thread meanwhile, by the browser's own
trace: on the clock and, in brackets, of the processor. What the page can do at once stays below 50 ms.`;

const PAGES = `The same books, as the pages beside the text: *first page* is the time from pasting until it stands there; *key in
the heading* and *key amid the text*, from a key until the page with its letter has been painted: the middle of sixteen and, in brackets,
the longest; *template*, from choosing another one until the page in it has been painted. Then the longest tasks of the page's main
thread while somebody types, scrolls the pages and chooses templates, as above. *Objects* is what the scripts of the tab and its workers hold
once garbage has been collected, as the page itself measures it; *process*, all that the tab's process has for itself, the
browser's own code and caches included.`;

const FIRST_VISIT = `Lighthouse in its mobile setting, which slows down the network and the processor: the middle of three rounds. *Blocked* is
the time in which the page could not answer, *interactive* when it surely could.`;

const BYTES = `What a visitor's browser fetches, packed by gzip; all but the first rows of each page only when it is needed. A test
holds the site to the third column.`;
