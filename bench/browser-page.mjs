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
      ...[memory?.objects, memory?.process].map((size) =>
        size === undefined ? 'not reported' : `${size} MiB`,
      ),
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
    ...audits.map(({ page, scores, wall, processor }) => [
      `\`${page}\``,
      `${wall.performance} (${processor.performance})`,
      ...Object.values(scores).map(String),
      ...MILLISECONDS.map((name) => `${wall.milliseconds[name]} (${processor.milliseconds[name]}) ms`),
    ]),
  ]);
}

const MILLISECONDS = /** @type {const} */ ([
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'interactive',
]);

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

const CONVERTING = `A book is pasted into the page, a few words are typed into it, one conversion is cancelled and another one completed.
*Click to file* is the time from pressing the button until the file is there; *Cancel to free*, from pressing Cancel until the page
is free again. The next three columns give the longest task on the page's main thread during each step, from the browser's own
trace: clock time and, in brackets, processor time. Below 50 ms, a page feels immediate.`;

const PAGES = `The same books, with the pages shown beside the text. *First page* is the time from pasting until the first page appears; *key in
the heading* and *key amid the text*, from a keystroke until the page with the new letter has been painted (the median of sixteen and, in
brackets, the longest); *template*, from choosing another template until the page has been painted in it. The next three columns give the
longest task on the main thread while typing, scrolling the pages and choosing templates, as above. *Objects* is what the scripts of the
tab and its workers hold after garbage collection, as measured by the page itself; *process* is all memory that belongs to the tab's process
alone, including the browser's own code and caches.`;

const FIRST_VISIT = `Lighthouse with its mobile settings, which slow down the network and the processor; the median of three rounds. *Blocked* is
the total blocking time, *interactive* the time until the page reliably responds. In brackets, the same visit by processor time: as it
would have been had no task waited for a processor, because a task that lasts longer for other programs on the machine is multiplied, too.`;

const BYTES = `What a visitor's browser downloads, compressed with gzip. Everything except the first rows of each page is loaded only when it is
needed. The limits in the third column are those of that day; a test enforces the current ones, which \`node bench/site-sizes.mjs\` prints.`;
