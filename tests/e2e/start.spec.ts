import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { dragFromDesktop } from './desktop-drop';
import { FURTHER_SCRIPTS, openWithoutScripts } from './pages';

const isAnswered = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** The page's own script has run and has requested the others. */
const isStarted = (page: Page) => page.waitForFunction(() => !document.getElementById('scripts'));

// Headless Chromium reports a pointer that rests in the corner of each new page; browsers with windows, one where the page opens.
test('a page runs no scripts until its visitor does something, however long a pointer rests on it', async ({
  page,
}) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/entry.client-')),
  );
  expect(asked, 'its scripts are there when they are needed').toBe(true);
  expect(await isAnswered(page)).toBe(false);
  await page.mouse.move(10, 10);
  await expect.poll(() => isAnswered(page)).toBe(true);
});

test('a file that is dragged in is a sign', async ({ page }, info) => {
  const file = info.outputPath('notes.md');
  await writeFile(file, '# Notes');
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(await isAnswered(page)).toBe(false);
  await dragFromDesktop(page, [file]);
  await expect.poll(() => isAnswered(page)).toBe(true);
});

test('the converter needs no landmark', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => isAnswered(page)).toBe(true);
});

test('the converter sets nothing at the root when it starts, which would restyle the whole page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        if (target === document.documentElement) changed.push(attributeName ?? '');
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto('/');
  await expect.poll(() => isAnswered(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual([]);
});

test('a key pressed before the scripts have loaded reaches the code editor, too', async ({ page }) => {
  const release = await openWithoutScripts(page, '/', FURTHER_SCRIPTS);
  await isStarted(page);
  await page.mouse.move(10, 10);
  release();
  await expect(page.locator('.cm-content')).toBeVisible();
});

test('an address that names a part of the documentation opens it by itself', async ({ page }) => {
  await page.goto('/docs#large-files');
  await expect(page.getByRole('heading', { name: 'Large files are slow or time out' })).toBeInViewport();
});

test.describe('input before the scripts have arrived is not lost:', () => {
  test('a menu that is opened, even by an impatient visitor', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const release = await openWithoutScripts(page, '/about', FURTHER_SCRIPTS);
    await isStarted(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    release();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Use Cases' })).toBeVisible();
  });

  test('a tab of the documentation', async ({ page }) => {
    const release = await openWithoutScripts(page, '/docs', FURTHER_SCRIPTS);
    await isStarted(page);
    await page.getByRole('tab', { name: 'Templates' }).click();
    release();
    await expect(page.getByRole('heading', { level: 2, name: 'Templates' })).toBeVisible();
  });

  test('the sample', async ({ page }) => {
    const release = await openWithoutScripts(page, '/', FURTHER_SCRIPTS);
    await isStarted(page);
    await page.getByRole('button', { name: 'load the sample' }).click();
    release();
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText('The Footnote, Briefly');
  });

  test('a switch', async ({ page }) => {
    const release = await openWithoutScripts(page, '/features/footnotes', FURTHER_SCRIPTS);
    await isStarted(page);
    await page.getByText('New with “See note N”').first().click();
    release();
    await expect(page.getByRole('listitem').filter({ hasText: '3See footnote 1' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'New with “See note N”' })).toBeChecked();
  });

  test('questions that were opened', async ({ page }) => {
    const release = await openWithoutScripts(page, '/faq', FURTHER_SCRIPTS);
    await isStarted(page);
    await page.getByText('How do I get a ChatGPT answer into Word?').click();
    await page.getByText('ChatGPT writes its sources as [1], [2].').click();
    await expect(page.locator('main details[open]')).toHaveCount(2);
    release();
    await expect.poll(() => isAnswered(page)).toBe(true);
    await page.getByRole('button', { name: 'ChatGPT' }).click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
});

test('a key pressed while React takes over the page acts once', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => {
    const dispatch = document.dispatchEvent.bind(document);
    document.dispatchEvent = (event) => {
      // React has attached its handlers, and is about to report it.
      if (event.type === 'footmark:ready') {
        document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click();
        performance.mark('pressed');
      }
      return dispatch(event);
    };
  });
  await page.goto('/about');
  await page.mouse.move(10, 10);
  await expect.poll(() => isAnswered(page)).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByName('pressed').length)).toBe(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Use Cases' })).toBeVisible();
});

test('a button works as soon as it is visible', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLElement>('[aria-label="Open menu"]');
      if (!button) return;
      observer.disconnect();
      button.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  await page.mouse.move(10, 10);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Use Cases' })).toBeVisible();
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the theme switch looks right before any script runs', async ({ page }) => {
    await openWithoutScripts(page, '/faq');
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeHidden();
  });
});
