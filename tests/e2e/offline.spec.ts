import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { Converter } from './converter';
import { keptByItself, offlineCopy } from './offline-copy';
import { test } from './own-server';
import { KNOWN_PAGES, moveMouse } from './pages';

test.use({ serviceWorkers: 'allow' });

const MATHS_AND_CODE =
  '---\ntitle: T\n---\n\nEuler: $e^{i\\pi} = -1$[^1]\n\n```js\nconst a = 1;\n```\n\n[^1]: A note.';

test('after one visit everything converts without a network, maths and code too', async ({
  page,
  context,
  server,
}) => {
  await page.goto(server.address);
  await keptByItself(page);
  await context.setOffline(true);
  await server.stop();

  const converter = new Converter(page);
  await converter.open(server.address);
  await converter.write(MATHS_AND_CODE);
  const { bytes } = await converter.convert();
  const document = new TextDecoder().decode(unzipSync(bytes)['word/document.xml']);
  expect(document).toContain('<m:oMath>');
  expect(document).toContain('w:footnoteReference');
});

test('parts not used yet are available if the network fails during the first visit', async ({
  page,
  context,
  server,
}) => {
  const converter = new Converter(page);
  await converter.open(server.address);
  await offlineCopy(page);
  await context.setOffline(true);
  await server.stop();
  await converter.write(MATHS_AND_CODE);
  await converter.convert();
});

test('every page, with its policy, every sample and every picture is there without a network, and unknown addresses have theirs', async ({
  page,
  server,
}) => {
  await page.goto(server.address);
  await offlineCopy(page);
  await server.stop();
  const top = page.getByRole('heading', { level: 1 });
  for (const { path, heading } of KNOWN_PAGES) {
    const response = await page.goto(server.address + path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
    const isSubject = path.startsWith('/docs/');
    await expect(top).toHaveText(isSubject ? 'Documentation' : heading);
    if (!isSubject) continue;
    // Unvisited subjects are read from the page with all of them, which is served in their place.
    await moveMouse(page);
    await page
      .getByRole('link', { name: String(heading) })
      .first()
      .click();
    await expect(top).toHaveText(heading);
  }
  await page.goto(`${server.address}/docs/`);
  await expect(top).toHaveText('Documentation');
  const unknown = await page.goto(`${server.address}/no/such/page`);
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  const answer = await page.evaluate(async () => (await fetch('/samples/academic.json')).status);
  expect(answer).toBe(200);

  await page.goto(`${server.address}/templates`);
  await page
    .getByRole('link', { name: /Enlarge/ })
    .first()
    .click();
  const picture = page.getByRole('dialog', { name: 'Enlarged picture' }).getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

const NEW = 'html[data-is-new]';

/** Runs in the page: the revisions of `/` in the offline copy. */
async function keptRevisions(): Promise<string[]> {
  const cache = await caches.open('footmark-site');
  return (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === '/')
    .map(({ search }) => search);
}

test.describe('a new version', () => {
  test.beforeEach(async ({ page, server }) => {
    const converter = new Converter(page);
    await converter.open(server.address);
    await offlineCopy(page);
    await server.change('index.html', (html) => html.replace('<html ', '<html data-is-new '));
    await server.change('service-worker.js', (script) =>
      script.replace(/(address:`\/`,revision:)`[^`]*`/, '$1`changed`'),
    );
  });

  test('waits until the visitor wants it, and keeps the text', async ({ page }) => {
    const converter = new Converter(page);
    await converter.open(page.url());
    const notice = page.getByRole('region', { name: 'New version' });
    await expect(notice).toContainText('A new version is ready', { timeout: 20_000 });
    await expect(page.locator(NEW)).toHaveCount(0);
    await converter.write('# Typed while the new version waited');

    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator(NEW)).toHaveCount(1, { timeout: 15_000 });
    await converter.codeEditor();
    await converter.expectText('# Typed while the new version waited');
    // If Chromium left the new worker waiting, the page has registered it anew, and stores the site only after a while.
    await offlineCopy(page);
    await expect(notice).toBeHidden();
    await expect.poll(() => page.evaluate(keptRevisions)).toEqual(['?revision=changed']);
  });

  test('is installed even if the old one does not give way', async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorker.prototype.postMessage = () => {};
    });
    const converter = new Converter(page);
    await converter.open(page.url());
    const notice = page.getByRole('region', { name: 'New version' });
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator(NEW)).toHaveCount(1, { timeout: 15_000 });
    await offlineCopy(page);
    await expect(notice).toBeHidden();
    await expect.poll(() => page.evaluate(keptRevisions)).toEqual(['?revision=changed']);
  });

  test('can be postponed', async ({ page, context }) => {
    const converter = new Converter(page);
    await converter.open(page.url());
    const notice = page.getByRole('region', { name: 'New version' });
    await notice.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toBeHidden();
    await converter.write('# Goes on');
    await converter.convert();
    const address = page.url();
    await page.close();
    // The old version is removed once its last page is gone, a moment later.
    await expect(async () => {
      const next = await context.newPage();
      await next.goto(address);
      const count = await next.locator(NEW).count();
      await next.close();
      expect(count).toBe(1);
    }).toPass();
  });

  test('does not discard a text that cannot be kept', async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no room', 'QuotaExceededError');
      };
    });
    const converter = new Converter(page);
    await converter.open(page.url());
    await converter.write('# Not kept');
    const notice = page.getByRole('region', { name: 'New version' });
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toContainText('could not keep your text');
    await converter.expectText('# Not kept');
    await expect(page.locator(NEW)).toHaveCount(0);
  });
});

test('without service workers everything else works', async ({ page, server }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  const converter = new Converter(page);
  await converter.open(server.address);
  await converter.write('# Private');
  await converter.convert();
  expect(problems).toEqual([]);
});
