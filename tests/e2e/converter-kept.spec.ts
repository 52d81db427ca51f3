import { type Converter, expect, test } from './converter';

const TEXT = '# Must not be lost\n\nNot this either.';

/** Nothing of the visitor's is left in the browser's storage. */
async function kept(converter: Converter): Promise<unknown> {
  return converter.page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('footmark');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('draft').objectStore('draft').get('current');
          reading.onsuccess = () => resolve(reading.result?.text);
        };
      }),
  );
}

test('text, options and file name are there after a reload', async ({ converter }) => {
  await converter.write(TEXT);
  await converter.page.getByLabel('Template').selectOption('Academic (APA)');
  await converter.page.getByLabel('File name').fill('thesis');
  await converter.page.getByLabel('File name').press('Enter');
  await expect.poll(() => kept(converter)).toBe(TEXT);
  await converter.open();
  await converter.expectText(TEXT);
  await expect(converter.page.getByLabel('Template')).toHaveValue('academic');
  await expect(converter.page.getByLabel('File name')).toHaveValue('thesis.docx');
});

test('what was typed a moment before a reload is there too', async ({ converter }) => {
  await converter.write(TEXT);
  await converter.page.reload();
  await converter.codeEditor();
  await converter.expectText(TEXT);
});

test('the text is there after the tab was closed', async ({ converter, context }) => {
  await converter.write(TEXT);
  await converter.page.close({ runBeforeUnload: true });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText('Must not be lost');
});

test('a large text is there after a reload, seen from its beginning', async ({ converter }) => {
  const book = 'A line of a book.\n'.repeat(100_000);
  await converter.write(book);
  await expect.poll(() => kept(converter)).toBe(book);
  await converter.open();
  await expect(converter.page.getByText('Large document mode')).toBeVisible();
  await expect(converter.page.getByRole('button', { name: 'Previous part' })).toBeDisabled();
});

test('a sample that an address brings lies on top of the kept text', async ({ converter }) => {
  await converter.write(TEXT);
  await expect.poll(() => kept(converter)).toBe(TEXT);
  await converter.open('/?sample=business');
  await expect(converter.text).not.toContainText('Must not be lost');
  await expect(converter.text).not.toBeEmpty();
  const undo = converter.undo;
  while (await undo.isEnabled()) await undo.click();
  await converter.expectText(TEXT);
});

test('Forget this text asks, and then leaves nothing behind', async ({ converter }) => {
  const { page } = converter;
  await converter.write(TEXT);
  await page.getByLabel('Font', { exact: true }).selectOption('Georgia');
  await expect.poll(() => kept(converter)).toBe(TEXT);
  await page.getByRole('button', { name: 'Forget this text' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await converter.expectText(TEXT);
  await page.getByRole('button', { name: 'Forget this text' }).click();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await converter.expectText('');
  await expect(converter.undo).toBeDisabled();
  await page.waitForTimeout(600);
  expect((await kept(converter)) ?? '').toBe('');
  await page.reload();
  await converter.codeEditor();
  await converter.expectText('');
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('calibri');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Must not be lost');
});

test('without storage everything else works', async ({ converter, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new Error('denied');
        },
      }),
    });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied');
      },
    });
  });
  await page.reload();
  await converter.codeEditor();
  await converter.write(TEXT);
  await converter.convert();
});
