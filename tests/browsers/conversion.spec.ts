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

/** Nothing responds until the page's scripts run. */
async function untilEnabled(page: Page, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act();
    await expect(convertButton(page)).toBeEnabled({ timeout: 1000 });
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
  await untilEnabled(page, () => page.getByRole('button', { name: 'Load Sample', exact: true }).click());
  const { name, part } = await convert(page);
  expect(name).toMatch(/\.docx$/);
  expect(part('word/document.xml')).toContain('The Footnote, Briefly');
  expect(part('word/footnotes.xml')).toContain('Dictionnaire');
  await expect(page.getByRole('listitem').filter({ hasText: 'Conversion successful!' })).toBeVisible();
});

test('typed text becomes a Word file', async ({ page }) => {
  const editor = page.getByRole('textbox', { name: 'Markdown' });
  await untilEnabled(page, async () => {
    await editor.click();
    await page.keyboard.type('A sentence from the keyboard. ');
  });
  const { part } = await convert(page);
  expect(part('word/document.xml')).toContain('A sentence from the keyboard.');
});
