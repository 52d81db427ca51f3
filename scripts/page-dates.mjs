// When the content of each page of the site was last changed, for its sitemap: read from git or, where there is no
// history (an archive of the source code, a Docker build), from the file that a release writes.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './system.mjs';

/** The dates as of the last release. */
const PAGE_DATES_FILE = 'web/app/content/page-dates.json';

const CONTENT = 'web/app/content';

/**
 * The files or folders that each page's content is written in, by its address. The legal pages say their date themselves.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const CONTENT_OF_PAGES = {
  '/': ['web/app/converter', `${CONTENT}/sample.md`],
  '/landing': [`${CONTENT}/landing.ts`, `${CONTENT}/plans.ts`, 'web/app/site-pages/landing'],
  '/features/footnotes': [`${CONTENT}/features.ts`, 'web/app/site-pages/features/FootnotesPage.tsx'],
  '/features/style-mapping': [`${CONTENT}/features.ts`, 'web/app/site-pages/features/StyleMappingPage.tsx'],
  '/features/academic': [`${CONTENT}/features.ts`, 'web/app/site-pages/features/AcademicPage.tsx'],
  '/templates': [`${CONTENT}/templates.ts`, 'web/app/site-pages/templates'],
  '/docs': [`${CONTENT}/docs`],
  '/chatgpt-to-word': [`${CONTENT}/chatgpt-guide.ts`],
  '/notion-to-word': [`${CONTENT}/notion-guide.ts`],
  '/markdown-footnotes-to-word': [`${CONTENT}/intents/footnotes.ts`],
  '/bibtex-to-word': [`${CONTENT}/intents/bibtex.ts`],
  '/obsidian-to-word': [`${CONTENT}/intents/obsidian.ts`],
  '/chatgpt-formulas-to-word': [`${CONTENT}/intents/formulas.ts`],
  '/markdown-to-apa': [`${CONTENT}/intents/apa.ts`],
  '/quarto-to-word': [`${CONTENT}/intents/quarto.ts`],
  '/word-to-markdown': [`${CONTENT}/intents/word-to-markdown.ts`],
  '/faq': [`${CONTENT}/faq.ts`],
  '/use-cases': [`${CONTENT}/use-cases.ts`],
  '/contact': [`${CONTENT}/contact.ts`],
  '/about': [`${CONTENT}/about.ts`],
  ...Object.fromEntries(
    readdirSync(join(ROOT, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => [`/docs/${file.replace(/\.md$/, '')}`, [`docs/${file}`]]),
  ),
};

/**
 * The date of each page, as in 2026-01-31, by its address.
 *
 * @returns {Readonly<Record<string, string>>}
 */
export function pageDates() {
  return datesFromGit() ?? datesOfRelease();
}

/** Writes the file for builds without a history. */
export function writePageDates() {
  const dates = datesFromGit();
  if (dates) writeFileSync(join(ROOT, PAGE_DATES_FILE), `${JSON.stringify(dates, null, 2)}\n`);
}

/** Nothing without git, or in a shallow clone, in which every file seems as new as the clone's first commit. */
function datesFromGit() {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return;
    // An archive that is unpacked inside another project's repository has no history of its own either.
    if (git('ls-files', '--', 'web/app/content/pages.ts') === '') return;
    return pageDatesIn(git('log', '--format=date %cs', '--name-only', '--', 'docs', 'web/app'));
  } catch {
    return;
  }
}

/**
 * The dates of the pages in the lines of `git log --format='date %cs' --name-only`.
 *
 * @param {string} log
 */
export function pageDatesIn(log) {
  const dates = datesOfFiles(log);
  return Object.fromEntries(
    Object.entries(CONTENT_OF_PAGES).flatMap(([path, places]) => {
      const newest = [...dates]
        .filter(([file]) => places.some((place) => file === place || file.startsWith(`${place}/`)))
        .map(([, date]) => date)
        .sort()
        .at(-1);
      return newest === undefined ? [] : [[path, newest]];
    }),
  );
}

/** @param {string} log */
function datesOfFiles(log) {
  /** @type {Map<string, string>} */
  const dates = new Map();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('date ')) date = line.slice('date '.length);
    else if (line !== '' && !isTest(line) && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** @returns {Readonly<Record<string, string>>} */
function datesOfRelease() {
  const file = join(ROOT, PAGE_DATES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {readonly string[]} words */
function git(...words) {
  return execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
}
