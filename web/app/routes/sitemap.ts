import { SUBJECT_PATHS } from '../content/docs/subjects';
import { ALL_PAGE_PATHS } from '../content/intents/pages';
import { LAST_UPDATED } from '../content/legal';
import { PAGES } from '../content/pages';
import { SITE } from '../site';

/** When the content of each page was last changed, as in 2026-01-31, by its address; put in by the build. */
declare const PAGE_DATES: Readonly<Record<string, string>>;

const LEGAL: readonly string[] = [PAGES.terms.path, PAGES.privacy.path];

/** The same commit gives the same dates. The legal pages print theirs. */
export function loader() {
  const written = new Date(`${LAST_UPDATED} UTC`).toISOString().slice(0, 10);
  const urls = [...ALL_PAGE_PATHS, ...SUBJECT_PATHS].map((path) => {
    const date = LEGAL.includes(path) ? written : PAGE_DATES[path];
    return `  <url><loc>${SITE.url}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/xml' } });
}
