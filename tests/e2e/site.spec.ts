import { expect, test } from './converter';
import { openWithoutScripts } from './pages';

test('no request leaves the origin', async ({ page, converter, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('blob:')) foreign.push(url);
  });
  await page.reload();
  await converter.write('A [link](https://example.com) and ![a picture](https://example.com/a.png).');
  await converter.convert();
  expect(foreign).toEqual([]);
});

test('converts without a network once the page is there', async ({ page, converter }) => {
  const engine = page.waitForResponse(/\/assets\/engine-/);
  await page.reload();
  await (await engine).finished();
  await converter.codeEditor();
  await page.context().setOffline(true);
  await converter.write('# Offline');
  await converter.convert();
});

test('the first scripts of the page hold no engine', async ({ request, page }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of new Set(scripts)) {
    const code = await (await request.get(script)).text();
    expect(code, script).not.toMatch(/wordprocessingml|markdown-it|cm-content/);
  }
  const engine = page.waitForResponse(/\/assets\/engine-/);
  await page.goto('/');
  expect(await (await engine).text()).toContain('wordprocessingml');
});

test('an unknown address answers 404 with a page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the converter' }).click();
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toBeVisible();
});

test('what is typed before the scripts have arrived is kept', async ({ browser }) => {
  const page = await browser.newPage();
  const release = await openWithoutScripts(page, '/');
  const text = page.getByRole('textbox', { name: 'Markdown' });
  await text.fill('# Early');
  release();
  await expect(page.getByRole('button', { name: 'Convert to Word' })).toBeEnabled();
  await expect(page.locator('.cm-content')).toHaveText('# Early');
});

test('the style sheet is requested once, by the page and its scripts together', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/app-[^/]+\.css$/.test(request.url())) sheets.push(request.url());
  });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Pricing' }).click();
  expect(sheets).toHaveLength(1);
});

test('scripts are asked for when the page has been painted', async ({ page }) => {
  await page.goto('/faq');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/entry\.client-/.test(name)),
  );
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/entry\.client-[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeGreaterThan((painted ?? Number.POSITIVE_INFINITY) - 20);
});
