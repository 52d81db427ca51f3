import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { SUBJECTS, subjectPath } from '../../web/app/content/docs/subjects';

/** A page of the site and its headline. */
export interface KnownPage {
  readonly path: string;
  readonly heading: string | RegExp;
}

/** Every kind of page, with its headline. The sitemap test compares this list with the site's own. */
export const KNOWN_PAGES: readonly KnownPage[] = [
  { path: '/', heading: /Markdown in,\s+Word out\./ },
  { path: '/landing', heading: /Your Markdown, as the Word file they asked for\./ },
  { path: '/features/footnotes', heading: 'Smart Footnotes' },
  { path: '/features/style-mapping', heading: 'Custom Styles' },
  { path: '/features/academic', heading: 'Academic Writing' },
  { path: '/templates', heading: 'Templates' },
  { path: '/docs', heading: 'Documentation' },
  // One subject represents them all: `links.spec.ts` opens the others.
  { path: '/docs/footnotes', heading: 'Footnotes and endnotes' },
  { path: '/chatgpt-to-word', heading: 'From ChatGPT to Word' },
  { path: '/notion-to-word', heading: 'From Notion to Word' },
  { path: '/markdown-footnotes-to-word', heading: 'Markdown footnotes to Word' },
  { path: '/bibtex-to-word', heading: 'BibTeX to Word' },
  { path: '/obsidian-to-word', heading: 'Obsidian to Word' },
  { path: '/chatgpt-formulas-to-word', heading: 'ChatGPT formulas to Word' },
  { path: '/markdown-to-apa', heading: 'Markdown to APA' },
  { path: '/quarto-to-word', heading: 'R Markdown and Quarto to Word' },
  { path: '/word-to-markdown', heading: 'Word to Markdown' },
  { path: '/faq', heading: 'Frequently asked questions' },
  { path: '/use-cases', heading: 'Use cases' },
  { path: '/terms', heading: 'Terms of use' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/contact', heading: 'Contact' },
  { path: '/about', heading: /^About / },
];

/** The subjects of the documentation, which share one layout. */
export const SUBJECT_PAGES: readonly KnownPage[] = SUBJECTS.map(({ id, title }) => ({
  path: subjectPath(id),
  heading: title,
}));

export const UNKNOWN_PATH = '/no/such/page';
/** All pages that a visitor can reach. */
export const ALL_PATHS: readonly string[] = [...KNOWN_PAGES.map(({ path }) => path), UNKNOWN_PATH];

/** A sample document from the repository. */
export function sampleMarkdown(id: string): string {
  return readFileSync(new URL(`../../web/app/content/samples/${id}.md`, import.meta.url), 'utf8');
}

/**
 * Opens a page, moves the mouse, without which most pages run no scripts, and waits until React handles its buttons.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await moveMouse(page);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  // React marks its elements shortly before it is done; then the page settles.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  return response;
}

/** Shows a page that a visitor is there, wherever the mouse was before: a pointer that rests does not. */
export async function moveMouse({ mouse }: Page): Promise<void> {
  await mouse.move(1, 1);
  await mouse.move(9, 9);
}

/** All scripts but the one in each page, which runs by itself. */
export const FURTHER_SCRIPTS = /\/assets\/.*\.js$/;

/** Opens a page whose scripts wait until `release` is called, as on a slow connection. */
export async function openWithoutScripts(
  page: Page,
  path: string,
  scripts = FURTHER_SCRIPTS,
): Promise<() => void> {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, (route) => isReleased.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}
