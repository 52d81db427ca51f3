import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openPage, sampleMarkdown } from './pages';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'See Footmark in Action' });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/landing');
});

test('the hero leads to the converter', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Start Converting Free' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toBeVisible();
});

test('pictures have the same room before they are loaded as after', async ({ page }) => {
  const images = page.getByRole('main').locator('img');
  const sizes = (): Promise<readonly (readonly number[])[]> =>
    images.evaluateAll((all) =>
      all.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return [width, height];
      }),
    );
  await images.evaluateAll(async (all) => {
    for (const image of all as HTMLImageElement[]) {
      image.loading = 'eager';
      await image.decode();
    }
  });
  const loaded = await sizes();
  expect(loaded.length).toBeGreaterThan(5);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.reload();
  // Sizes in the source are whole pixels.
  expect(await sizes()).toEqual(loaded.map((size) => size.map((length) => expect.closeTo(length, -1))));
});

test.describe('header', () => {
  test('stays in view and leads to the sections', async ({ page }) => {
    const header = page.getByRole('banner');
    for (const [label, id] of [
      ['Features', 'features'],
      ['Pricing', 'pricing'],
      ['Examples', 'examples'],
      ['Docs', 'docs'],
    ] as const) {
      await header.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/landing#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(header).toBeInViewport();
    }
  });

  test('does not cover what a link leads to', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 400 });
    await page.getByRole('link', { name: 'Note 1' }).click();
    const covered = await page.getByRole('banner').boundingBox();
    const note = await page.locator('#hero-note').boundingBox();
    expect(note?.y).toBeGreaterThanOrEqual(covered?.height ?? Number.POSITIVE_INFINITY);
  });

  test('Home and Get Started lead to the converter', async ({ page }) => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/');
  });

  test('Sign In announces that it is coming', async ({ page }) => {
    const message = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect(await message).toBe('Sign In functionality coming soon!');
  });

  test('on a small screen the menu opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await expect(pricing).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await pricing.click();
    await expect(pricing).toBeHidden();
    await expect(page.locator('#pricing')).toBeInViewport();
  });
});

test.describe('theme', () => {
  test.use({ colorScheme: 'light' });

  test('the toggle switches, and the choice is kept on other pages', async ({ page }) => {
    const root = page.locator('html');
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await openPage(page, '/faq');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('plans', () => {
  test('show their prices, and free is selected at first', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Free plan' })).toContainText('$0');
    await expect(page.getByRole('region', { name: 'Pro plan' })).toContainText('$12/month');
    await expect(page.getByRole('region', { name: 'Enterprise plan' })).toContainText('$99/month');
    await expect(page.getByRole('button', { name: 'Choose Free' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#pricing')).toContainText('no daily limit is enforced');
  });

  test('a click selects a plan and highlights its card, and no other', async ({ page }) => {
    for (const [plan, button] of [
      ['Enterprise plan', 'Contact Sales'],
      ['Pro plan', 'Choose Pro'],
      ['Free plan', 'Choose Free'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('region', { name: plan })).toHaveAttribute('data-selected', 'true');
      await expect(page.locator('#pricing [data-selected="true"]')).toHaveCount(1);
    }
    const next = page.locator('#pricing').getByRole('link');
    expect(await next.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/',
      '/contact',
    ]);
  });
});

test.describe('examples', () => {
  test('each type shows the beginning of its sample and what it has', async ({ page }) => {
    await page.getByRole('button', { name: 'See Example', exact: true }).click();
    const dialog = dialogOf(page);
    for (const [title, id] of [
      ['Academic Research Paper', 'academic'],
      ['Business Strategy Report', 'business'],
      ['Technical Documentation', 'technical'],
    ] as const) {
      await dialog.getByRole('button', { name: title }).click();
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      const beginning = dialog.getByRole('region', { name: 'How the sample begins' }).locator('pre');
      await expect(beginning).toHaveText(`${sampleMarkdown(id).slice(0, 500)}…`);
      await expect(dialog.getByRole('listitem')).toHaveCount(4);
    }
  });

  test('closes with its button and with Escape', async ({ page }) => {
    const open = page.getByRole('button', { name: 'See Example', exact: true });
    await open.click();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await open.click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('a sample is converted here and downloaded', async ({ page }) => {
    await page.getByRole('button', { name: 'See the business example' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Sample Output' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('sample-business.docx');
    const parts = unzipSync(await readFile(await download.path()));
    expect(new TextDecoder().decode(parts['word/document.xml'])).toContain('Paperclip &amp; Quill');
  });

  test('a sample can be tried in the converter', async ({ page }) => {
    await page.getByRole('button', { name: 'See the technical example' }).click();
    await page.getByRole('link', { name: 'Try This Example' }).click();
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText('Quire API Guide');
    await expect(page).toHaveURL('/');
  });

  test('a sample that cannot be loaded says so', async ({ page }) => {
    await page.route('**/samples/academic.json', (route) =>
      route.fulfill({ status: 500, body: 'Out of paper' }),
    );
    await page.getByRole('button', { name: 'See Example', exact: true }).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('500: Out of paper');
    await expect(dialogOf(page).getByRole('button', { name: 'Download Sample Output' })).toBeDisabled();
  });
});

test('on a narrow screen the pictures are those of narrow columns', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/landing');
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-close.avif');
    const { shown, file } = await picture.evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth / image.clientHeight,
      file: image.naturalWidth / image.naturalHeight,
    }));
    expect(shown).toBeCloseTo(file, 1);
  }
});

test('the query library comes only with the dialog', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(scripts.some((script) => script.includes('refetchOnWindowFocus'))).toBe(false);
  await page.getByRole('button', { name: 'See Example', exact: true }).click();
  await expect.poll(() => scripts.some((script) => script.includes('refetchOnWindowFocus'))).toBe(true);
});

test.describe('sliders', () => {
  test('go through the templates, and from the text to its page, with the arrow keys', async ({ page }) => {
    const slider = page.getByRole('slider', { name: 'Template' });
    await slider.focus();
    for (const name of ['Plain', 'Academic', 'Business', 'MLA']) {
      await expect(slider).toHaveAttribute('aria-valuetext', name);
      await expect(page.locator('.template-slider figure:visible')).toContainText(name);
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('slider', { name: 'How much of the text is shown: Written' }).press('Home');
    await expect(page.locator('.before-after').nth(1)).toHaveAttribute('style', /--line: ?0%/);
  });

  test('are not there without scripts, and everything that they show is', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto('/landing');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.locator('.template-slider figure:visible')).toHaveCount(4);
    await expect(page.locator('.before-after-text:visible')).toHaveCount(2);
    await page.close();
  });
});
