import { SUBJECT_PATHS } from '../content/docs/subjects';
import { LAST_UPDATED } from '../content/legal';
import { PAGE_PATHS, PAGES } from '../content/pages';
import { releaseDate } from '../content/release-date';
import { SITE } from '../site';

const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

const LEGAL: readonly string[] = [PAGES.terms.path, PAGES.privacy.path];

/** Pages change with a release; the legal ones have dates of their own. So the same sources give the same dates. */
export function loader() {
  const released = releaseDate(changelog);
  const written = new Date(`${LAST_UPDATED} UTC`).toISOString().slice(0, 10);
  const urls = [...PAGE_PATHS, ...SUBJECT_PATHS].map((path) => {
    const date = LEGAL.includes(path) ? written : released;
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
