import { PAGE_PATHS } from '../content/pages';
import { SITE } from '../site';

export function loader() {
  const urls = PAGE_PATHS.map((path) => `  <url><loc>${SITE.url}${path}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/xml' } });
}
