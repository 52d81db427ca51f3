import type { Page } from '@playwright/test';
import { type Converter, expect, test } from './converter';

const VERSION = '# My first text\n\nFour words, not more.';

/** The texts of the stored versions. */
function keptVersions(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('footmark-versions');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('versions').objectStore('versions').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ text }) => text));
          };
        };
      }),
  );
}

/** Opens the list behind the note about the visitor's text. */
async function versions({ page }: Converter) {
  const list = page.getByRole('button', { name: /earlier versions?$/ });
  if (!(await list.isVisible())) await page.getByRole('button', { name: 'Nothing is uploaded' }).click();
  await list.click();
  return page.getByRole('dialog', { name: 'Earlier versions' });
}

test('a text that was cleared is there to go back to, also after the next one and a reload, until it is deleted', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(VERSION);
  await page.keyboard.press('Control+k');
  await converter.write('# Another');
  await expect.poll(() => keptVersions(page)).toEqual([VERSION]);
  await converter.open();
  await converter.expectText('# Another');
  const dialog = await versions(converter);
  await expect(dialog).toContainText('My first text');
  await expect(dialog).toContainText('7 words');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await converter.expectText(VERSION);
  await expect(await versions(converter)).toContainText('Another');
  await page.keyboard.press('Escape');
  await converter.undo.first().click();
  await converter.expectText('# Another');
  await page.getByRole('button', { name: 'Nothing is uploaded' }).click();
  await page.getByRole('button', { name: 'Delete this text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => keptVersions(page)).toEqual([]);
  await converter.open();
  await expect(page.getByRole('button', { name: /earlier version/ })).toBeHidden();
});
