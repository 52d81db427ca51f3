import { expect, test as plain } from '@playwright/test';
import { Converter } from './converter';
import { offlineCopy } from './offline-copy';
import { openPage } from './pages';
import { type Watch, watch } from './watch';

const MATHS_AND_CODE = [
  '# A note[^1]',
  'Euler: $e^{i\\pi} = -1$',
  '```js\nconst answer = 42;\n```',
  '![A picture](https://example.com/a.png) and a [link](https://example.com).',
  '[^1]: Its text.',
].join('\n\n');

const test = plain.extend<{ watched: Watch }>({
  watched: [
    async ({ context, baseURL }, use) => {
      const watched = await watch(context, new URL(baseURL ?? '').origin);
      await use(watched);
      expect(watched.foreign, 'requests to other origins').toEqual([]);
      expect(watched.violations, 'violations of the policy').toEqual([]);
      expect(watched.problems, 'errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });

test('a whole session contacts no other site, and converting contacts none at all', async ({
  page,
  watched,
}) => {
  const converter = new Converter(page);
  await converter.open();
  await page.getByRole('button', { name: 'load the sample' }).click();
  await converter.write(MATHS_AND_CODE);
  await converter.convert();
  await offlineCopy(page);
  const before = await watched.quiet();
  await converter.convert();
  const sent = watched.requests.slice(before).filter((request) => !request.url().startsWith('blob:'));
  expect(sent.map((request) => request.url())).toEqual([]);

  const panels = page.getByRole('complementary', { name: 'Word file' });
  for (const select of await panels.getByRole('combobox').all()) await select.selectOption({ index: 1 });
  for (const panel of await panels.getByRole('button', { expanded: false }).all()) await panel.click();
  for (const checkbox of await panels.getByRole('checkbox').all()) await checkbox.click();
  await converter.convert();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Cop(y|ied)$/ }).click();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Document Options' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('moving through the site without reloading keeps the policy', async ({ page, watched }) => {
  await openPage(page, '/');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const own = paths.filter((path) => /^\/[^.]*$/.test(path));
  expect(own.length).toBeGreaterThan(8);
  for (const path of own) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(watched.requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
});

plain(
  'a script that gets into a page does not run, and may not write HTML',
  async ({ page, context, baseURL }) => {
    const { violations } = await watch(context, new URL(baseURL ?? '').origin);
    await page.goto('/about');
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.ran = true');
      document.body.append(script);
      try {
        document.body.innerHTML = '<img src=x onerror="window.ran = true">';
        return 'HTML was written';
      } catch (error) {
        return [(error as Error).name, 'ran' in window].join();
      }
    });
    expect(outcome).toBe('TypeError,false');
    await expect.poll(() => violations.join()).toContain('require-trusted-types-for');
  },
);
