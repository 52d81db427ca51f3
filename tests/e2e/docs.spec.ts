import { expect, test } from '@playwright/test';
import { SUBJECT_PATHS } from '../../web/app/content/docs/subjects';
import { openPage, openWithoutScripts } from './pages';

const TABS = [
  'Getting Started',
  'Markdown Syntax',
  'Footnotes',
  'Citations',
  'Templates',
  'Notion Support',
  'Troubleshooting',
];

test('seven tabs, of which the first is open', async ({ page }) => {
  await openPage(page, '/docs');
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Getting Started');
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(tab);
  }
});

test('the search finds words in all subjects, and works from the keyboard', async ({ page }) => {
  await openPage(page, '/docs');
  const search = page.getByRole('searchbox', { name: 'Search the docs' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('zzyzx');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.type('footnotes');
  // The column of the search sticks to the window, in front of the text's boxes.
  await expect(page.getByRole('search').getByRole('link').nth(5)).toBeVisible();
  expect(await page.getByRole('search').getByRole('link').evaluateAll(coveredLinks)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.type('rowspan');
  const result = page.getByRole('search').getByRole('link').first();
  await expect(result).toContainText('Tables › Merged cells');
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/tables#merged-cells-lists-in-cells');
  await expect(page.getByRole('heading', { name: 'Merged cells, lists in cells' })).toBeInViewport();
  await expect(
    page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Tables', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
});

test('the search leaves the tabs with a matching title', async ({ page }) => {
  await openPage(page, '/docs');
  const search = page.getByRole('searchbox', { name: 'Search the docs' });
  await search.fill('templ');
  await expect(page.getByRole('tab')).toHaveText(['Getting Started', 'Templates']);
  await search.fill('');
  await expect(page.getByRole('tab')).toHaveText(TABS);
});

test('an unknown subject is an unknown address', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const response = await openPage(page, '/docs/no-such-subject');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect(problems).toEqual([]);
});

test('on a phone, the search is there and its results fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs');
  await page.getByRole('searchbox', { name: 'Search the docs' }).fill('how to cite');
  const result = page.getByRole('search').getByRole('link').first();
  await expect(result).toHaveAttribute('href', /how-to-cite|citations/);
  const box = await result.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('an address can name a tab or a part of one, and follows the tab', async ({ page }) => {
  await openPage(page, '/docs#footnotes');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Footnotes');
  await openPage(page, '/docs#large-files');
  await expect(page.getByRole('heading', { name: 'Large files are slow or time out' })).toBeInViewport();
  await page.getByRole('tab', { name: 'Templates' }).click();
  await expect(page).toHaveURL('/docs#templates');
});

test('a code sample is copied, and a check mark shows for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs#markdown-syntax');
  const sample = page.getByRole('figure').filter({ hasText: 'Lists, nested, numbered, to-do' });
  const copy = sample.getByRole('button', { name: 'Copy: Lists, nested, numbered, to-do' });
  await expect(copy).toHaveCSS('opacity', '0');
  await sample.hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await page.clock.install({ time: 0 });
  // From here on, the page's clock is controlled by the test.
  await page.clock.pauseAt(60_000);
  await copy.click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- [x] Done');
  await page.clock.runFor(1900);
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();
});

test('all sections can be read without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/docs');
  for (const tab of TABS) await expect(page.getByRole('heading', { level: 2, name: tab })).toBeVisible();
  await page.close();
});

test('every subject is whole before any script has run', async ({ request }) => {
  for (const path of SUBJECT_PATHS) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('Loading…');
    // React puts parts that scripts have to move into elements with such an identifier.
    expect(html, path).not.toMatch(/ id="[SBP]:\d+"/);
  }
});

test('a picture opens in its full size and closes with Escape and with Back, even if it is pressed before the scripts have arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await openWithoutScripts(page, '/docs/tables');
  const small = page.getByRole('link', { name: /Enlarge/ }).first();
  await small.click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  const large = dialog.getByRole('img');
  const width = await large.evaluate(({ offsetWidth }: HTMLImageElement) => offsetWidth);
  expect(width).toBe(Number(await large.getAttribute('width')));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(small).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/tables$/);
});

test('cards lead to contact, the converter and the use cases', async ({ page }) => {
  await openPage(page, '/docs');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Open the converter' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Use cases' })).toHaveAttribute('href', '/use-cases');
});

test('a search typed before the scripts have arrived finds its results', async ({ page }) => {
  const release = await openWithoutScripts(page, '/docs');
  await page.getByRole('searchbox').fill('templ');
  release();
  await expect(page.getByRole('tab')).toHaveText(['Getting Started', 'Templates']);
});

/** The links in the window whose right end is behind something else. */
function coveredLinks(links: Element[]): (string | null)[] {
  const isCovered = (link: Element): boolean => {
    const { right, top, height } = link.getBoundingClientRect();
    const above = document.elementFromPoint(right - 8, top + height / 2);
    return above !== null && !link.closest('search')?.contains(above);
  };
  return links.filter(isCovered).map(({ textContent }) => textContent);
}
