import type { Page } from '@playwright/test';
import { PIXEL } from '../pixel';
import { type Converter, expect, FILE_FIELD, test } from './converter';

/*
 * A text that another takes the place of is not lost: undo brings it back with its pictures and its name, also after a reload,
 * whether the page had the time to store it or not.
 */

const TEXT = '# Must not be lost\n\n![A dot](dot.png)';

/** What a file chosen with 'Open file' has. */
const OPENED = 'Opened from a file.';

async function choose(
  page: Page,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  await page.locator(FILE_FIELD).setInputFiles(files);
}

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(text),
});

/** The time that a text needs to be stored. */
const stored = ({ page }: Converter) => page.waitForTimeout(900);

async function reload({ page }: Converter): Promise<void> {
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-returning');
  await page.waitForFunction(() => sessionStorage.getItem('draft') !== null);
}

test('what a text was replaced by and what it replaced are there after a reload', async ({ converter }) => {
  const { page } = converter;
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const fileName = page.getByLabel('File name');
  await choose(page, textFile('thesis.md', TEXT), {
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL),
  });
  await converter.codeEditor();
  await expect(pictures).toContainText('dot.png');
  await expect(fileName).toHaveValue('thesis.docx');

  await page.getByRole('button', { name: 'Load Sample' }).click();
  await expect(converter.text).toContainText('The Footnote, Briefly');
  await choose(page, textFile('other.md', OPENED));
  await converter.expectText(OPENED);
  await stored(converter);
  await reload(converter);
  await converter.codeEditor();
  await converter.expectText(OPENED);
  await converter.undo.click();
  await expect(converter.text).toContainText('The Footnote, Briefly');
  await converter.undo.click();
  await converter.expectText(TEXT);
  await expect(pictures).toContainText('dot.png');
  await expect(pictures).not.toContainText('missing');
  await expect(fileName).toHaveValue('thesis.docx');

  // What was undone is there, too.
  await stored(converter);
  await reload(converter);
  await converter.codeEditor();
  await converter.expectText(TEXT);
  await expect(pictures).not.toContainText('missing');
  for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: 'Redo' }).click();
  await converter.expectText(OPENED);
  for (let times = 0; times < 2; times += 1) await converter.undo.click();
  await converter.expectText(TEXT);

  // Cleared, and the page is reloaded before that is stored.
  await stored(converter);
  await converter.text.focus();
  await page.keyboard.press('Control+k');
  await reload(converter);
  await expect(page.getByRole('button', { name: 'start writing' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await converter.codeEditor();
  await converter.expectText(TEXT);
  await expect(pictures).toContainText('dot.png');
  await expect(pictures).not.toContainText('missing');
  await expect(fileName).toHaveValue('thesis.docx');
});

test('what is undone a moment before a reload can be redone, and leaves nothing in the way of undo', async ({
  converter,
}) => {
  const { page } = converter;
  await choose(page, textFile('thesis.md', TEXT));
  await converter.codeEditor();
  await choose(page, textFile('other.md', OPENED));
  await converter.expectText(OPENED);
  await stored(converter);
  await converter.undo.click();
  await converter.expectText(TEXT);
  await reload(converter);
  await converter.codeEditor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await converter.expectText(OPENED);

  await stored(converter);
  await converter.undo.click();
  await converter.text.press('Control+Home');
  await page.keyboard.type('New. ');
  await reload(converter);
  await converter.codeEditor();
  await converter.expectText(`New. ${TEXT}`);
  await converter.undo.click();
  await converter.expectText(TEXT);
  await converter.undo.click();
  await converter.expectText('');
});

test('a text that was cleared before its tab was closed is among the saved ones', async ({
  converter,
  context,
}) => {
  await converter.write('Cleared');
  await stored(converter);
  await converter.text.focus();
  await converter.page.keyboard.press('Control+k');
  await stored(converter);
  await converter.closeTab();
  // Without another text, the next tab goes on with it.
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => sessionStorage.getItem('draft') !== null);
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText('Cleared', { timeout: 500 });
  }).toPass();
});

test('a text that was deleted or pasted over within a second of being written comes back, also after a reload', async ({
  converter,
}) => {
  const { page } = converter;
  for (const after of ['', 'Pasted over it.']) {
    await converter.beginAtFirst();
    await converter.codeEditor();
    await converter.text.focus();
    await page.keyboard.insertText(TEXT);
    await page.keyboard.press('Control+a');
    if (after === '') await page.keyboard.press('Delete');
    else await converter.paste(after);
    await stored(converter);
    await reload(converter);
    await converter.codeEditor();
    await expect(async () => {
      await page.keyboard.press('Control+z');
      await expect(converter.text).toContainText('Must not be lost', { timeout: 500 });
    }).toPass();
    await converter.text.focus();
    await page.keyboard.press('Control+k');
    await stored(converter);
  }
});

test('what happened to a text before it was first stored is in its history after a reload', async ({
  converter,
}) => {
  const { page } = converter;
  const sample = page.getByRole('button', { name: 'Load Sample' });
  const undoTo = async (text: string): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText(text, { timeout: 500 });
    }).toPass();
  };
  await converter.codeEditor();

  // Typed, cleared and left at once.
  await converter.text.focus();
  await page.keyboard.insertText('Typed and cleared');
  await page.keyboard.press('Control+k');
  await reload(converter);
  await undoTo('Typed and cleared');

  // Written, replaced by the sample, and left at once.
  await converter.codeEditor();
  await converter.text.focus();
  await page.keyboard.insertText(' Written again');
  await sample.click();
  await expect(converter.text).toContainText('The Footnote, Briefly');
  await reload(converter);
  await converter.codeEditor();
  await expect(converter.text).toContainText('The Footnote, Briefly');
  await undoTo('Written again');
});
