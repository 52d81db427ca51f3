import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

const convertButton = (page: Page) => page.getByRole('button', { name: 'Convert to Word' });

/** Converts the text in the editor; returns the file's name and the text of its parts. */
async function convert(
  page: Page,
): Promise<{ readonly name: string; readonly part: (name: string) => string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), convertButton(page).click()]);
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
  return {
    name: download.suggestedFilename(),
    part: (name) => strFromU8(parts[name] ?? new Uint8Array()).replace(/<[^>]+>/g, ''),
  };
}

/** Presses a button of the first screen, which may be shown before the page's scripts run, until there is a text to convert. */
async function begin(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
    await expect(button).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

let errors: string[] = [];
test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
});
test.afterEach(() => expect(errors).toEqual([]));

test('the sample becomes a Word file with its notes', async ({ page }) => {
  await begin(page, 'load the sample');
  const { name, part } = await convert(page);
  expect(name).toMatch(/\.docx$/);
  expect(part('word/document.xml')).toContain('The Footnote, Briefly');
  expect(part('word/footnotes.xml')).toContain('Dictionnaire');
  await expect(page.getByRole('listitem').filter({ hasText: 'Conversion successful!' })).toBeVisible();
});

test('typed text becomes pages and a Word file', async ({ page }) => {
  await begin(page, 'start writing');
  await page.getByRole('textbox', { name: 'Markdown' }).click();
  await page.keyboard.type('A sentence from the keyboard, with $x^2$.');
  const drawn = page.locator('.page-content').first();
  await expect(drawn).toContainText('A sentence from the keyboard', { timeout: 30_000 });
  await expect(drawn.locator('math msup')).toBeVisible();
  const { part } = await convert(page);
  expect(part('word/document.xml')).toContain('A sentence from the keyboard');
});
