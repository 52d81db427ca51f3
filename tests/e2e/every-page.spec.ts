import { expect, type Page, test } from '@playwright/test';
import { pageDates } from '../../scripts/page-dates.mjs';
import { violationsInBothThemes } from './axe';
import { fillsWithoutLines } from './fills';
import { ALL_PATHS, KNOWN_PAGES, type KnownPage, openPage, SUBJECT_PAGES, UNKNOWN_PATH } from './pages';
import { closeTargets } from './targets';
import { watch } from './watch';

async function content(page: Page, selector: string): Promise<string | null> {
  return page.locator(selector).getAttribute('content');
}

/** To browsers, search engines and link previews. */
async function expectToSayWhatItIs(page: Page, { path, heading }: KnownPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const title = await page.title();
  expect(title).not.toBe('');
  const description = await content(page, 'meta[name="description"]');
  expect(description?.length).toBeGreaterThan(40);
  expect((await content(page, 'meta[name="keywords"]'))?.split(', ').length).toBeGreaterThan(2);
  expect(await content(page, 'meta[property="og:title"]')).toBe(title);
  expect(await content(page, 'meta[property="og:description"]')).toBe(description);
  expect(await content(page, 'meta[property="og:type"]')).toMatch(/^(website|article)$/);
  expect(await content(page, 'meta[property="og:image"]')).toMatch(/^https:.*\.png$/);
  expect(await content(page, 'meta[property="og:image:width"]')).toBe('1200');
  expect(await content(page, 'meta[property="og:image:alt"]')).toContain('Word');
  expect(await content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await content(page, 'meta[name="twitter:title"]')).toBe(title);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
}

async function expectBreadcrumbs(page: Page, { path }: KnownPage): Promise<void> {
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  // A list of one step says nothing.
  if (path === '/') return expect(data ?? '').not.toContain('BreadcrumbList');
  const list = JSON.parse(data ?? '');
  expect(list['@type']).toBe('BreadcrumbList');
  expect(list.itemListElement[0].name).toBe('Home');
  // Search engines reject a list with a step that has no address.
  for (const { item } of list.itemListElement) expect(item).toMatch(/^https:/);
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(shown.first().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(shown.last()).toHaveAttribute('aria-current', 'page');
}

async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const { path, heading } of KNOWN_PAGES)
  test(`${path} can be read without scripts`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // Searching the text ignores `noscript`.
    const needed = page.locator('noscript p').first();
    if (path === '/') {
      await expect(needed).toBeVisible();
      await expect(needed).toHaveText('The converter needs JavaScript.', { useInnerText: true });
    } else await expect(needed).toHaveCount(0);
    // No control is offered that would not respond.
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Smart Footnotes' })).toBeVisible();
    await page.close();
  });

// One visit is enough for all checks. Axe comes first, before anything is opened.
for (const path of ALL_PATHS)
  test(`${path} says what it is, fits every width, passes axe in both themes and forced colours, and sends no request elsewhere`, async ({
    page,
    context,
    baseURL,
  }) => {
    const watched = await watch(context, new URL(baseURL ?? '').origin);
    // During a fade, colours are blended with those behind them.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const response = await openPage(page, path);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    const known = KNOWN_PAGES.find((page) => page.path === path);
    expect(response?.status()).toBe(known ? 200 : 404);
    expect(await violationsInBothThemes(page), 'axe').toEqual([]);
    expect(await fillsWithoutLines(page), 'forced colours').toEqual([]);
    if (known) {
      await test.step('what it is', () => expectToSayWhatItIs(page, known));
      await test.step('breadcrumbs', () => expectBreadcrumbs(page, known));
      await test.step('skipping to the content', () => expectSkipLink(page));
    }
    for (const width of [1280, 768, 320]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo(0, 0));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'cut off').toBeLessThanOrEqual(0);
        for (let at = 0; at < 12; at += 1) await page.mouse.wheel(0, 900);
        // Elements that open without scripts, too.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        expect(await closeTargets(page), 'targets too close').toEqual([]);
      });
    }
    await page.waitForLoadState('networkidle');
    expect(watched.requests.length).toBeGreaterThan(3);
    expect(watched.foreign, 'requests to other origins').toEqual([]);
    expect(watched.violations, 'violations of the policy').toEqual([]);
    // The unknown address itself.
    const problems = watched.problems.filter(
      (problem) => !/status of 404/.test(problem) || path !== UNKNOWN_PATH,
    );
    expect(problems, 'errors and warnings').toEqual([]);
  });

test('the sitemap lists exactly these pages, and robots.txt names the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  const known = new Set([...KNOWN_PAGES, ...SUBJECT_PAGES].map(({ path }) => path));
  expect(paths.sort()).toEqual([...known].sort());
  expect(sitemap).toMatch(/\/terms<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  const dated = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const dates = pageDates();
  expect(dated).toEqual(expect.arrayContaining(paths.filter((path) => path in dates)));
  const forAssistants = await (await request.get('/llms.txt')).text();
  for (const { path } of KNOWN_PAGES.slice(1))
    if (path.startsWith('/docs/')) expect(forAssistants).toContain(`${path})`);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https:.*\/sitemap\.xml/);
});

test('the manifest’s icons exist and have the sizes that it says', async ({ page, request }) => {
  await page.goto('/about');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('moving to another page begins at its top, with its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, '/use-cases');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
