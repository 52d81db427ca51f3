import { expect, test } from '@playwright/test';
import { KNOWN_PAGES, SUBJECT_PAGES } from './pages';

/** The links and link targets in a page's HTML, as it is served. */
interface Crawled {
  readonly links: readonly string[];
  readonly files: readonly string[];
  readonly ids: ReadonlySet<string>;
}

function crawl(html: string): Crawled {
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value]) => (value ?? '').replaceAll('&amp;', '&'));
  return {
    links: all(/<a\s[^>]*?href="([^"]*)"/g),
    files: [
      ...all(/srcSet="([^"]*)"/gi).flatMap((list) =>
        list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
      ),
      ...all(/<(?:img|script)\s[^>]*?src="([^"]*)"/g),
      ...all(/<link\s[^>]*?href="(\/[^"]*)"/g),
    ],
    ids: new Set(all(/\sid="([^"]*)"/g)),
  };
}

test('no link, picture or anchor of the site leads nowhere', async ({ request }) => {
  const pages = new Map<string, Crawled>();
  for (const { path, heading } of [...KNOWN_PAGES, ...SUBJECT_PAGES]) {
    const html = await (await request.get(path)).text();
    if (typeof heading === 'string' && path.startsWith('/docs/')) expect(html).toContain(`>${heading}</h1>`);
    pages.set(path, crawl(html));
  }
  pages.set('/404', crawl(await (await request.get('/no/such/page')).text()));

  const broken: string[] = [];
  const files = new Set<string>();
  for (const [path, { links, files: used }] of pages) {
    for (const file of used) files.add(file);
    for (const link of links) {
      const { origin, pathname, hash } = new URL(link, `http://site${path}`);
      if (origin !== 'http://site') {
        expect(link, path).toMatch(/^(https:\/\/|mailto:)/);
        continue;
      }
      const isFile = /\.\w+$/.test(pathname);
      const target = pages.get(pathname);
      if (isFile) files.add(pathname);
      else if (!target) broken.push(`${path}: ${link}`);
      else if (hash !== '' && !target.ids.has(hash.slice(1)))
        broken.push(`${path}: ${link} (no such anchor)`);
    }
  }
  for (const file of files) {
    if ((await request.get(file)).status() !== 200) broken.push(`file ${file}`);
  }
  expect(broken).toEqual([]);
  expect(files.size).toBeGreaterThan(20);
});

test('every picture has its size and a description', async ({ page, request }) => {
  const images = new Map<string, string>();
  for (const { path } of KNOWN_PAGES) {
    const html = await (await request.get(path)).text();
    for (const [tag] of html.matchAll(/<img\s[^>]*>/g)) images.set(attribute(tag, 'src'), tag);
  }
  expect(images.size).toBeGreaterThan(10);
  await page.goto('/terms');
  for (const [src, tag] of images) {
    // The pictures of the samples are inside links that have text.
    if (!src.includes('/sheet-')) expect(attribute(tag, 'alt').length, tag).toBeGreaterThan(10);
    const size = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, tag).toBe(`${attribute(tag, 'width')}x${attribute(tag, 'height')}`);
  }
});

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
