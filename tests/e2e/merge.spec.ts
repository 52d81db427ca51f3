import { type Converter, expect, FILE_FIELD, test } from './converter';
import { reviewed, RETURNED_TEXT as TEXT } from './returned-file';

/*
 * A Word file that was made here and changed by somebody else is opened again. Needs: seeing each change, deciding by
 * button and by key, undoing a decision, continuing after a pause, and the right text in the end.
 */

async function open({ page }: Converter, name: string, bytes: Uint8Array): Promise<void> {
  // The first file input belongs to the whole screen.
  const field = page.locator(FILE_FIELD);
  await field.setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

test('changes in a returned file are decided on one by one, and what is left waits on the device', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(TEXT);
  const { bytes } = await converter.convert();
  await expect(converter.toast('Conversion successful!')).toContainText('It contains its Markdown');

  // The question takes the place of what is shown while the file is read, and gives the focus back all the same.
  const opener = page.getByRole('button', { name: 'Open file' });
  await opener.focus();
  await open(converter, 'Tides-AL.docx', reviewed(bytes));
  await expect(page.getByRole('dialog', { name: 'A returned file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await open(converter, 'Tides-AL.docx', reviewed(bytes));
  await page.getByRole('dialog').getByRole('button', { name: 'Merge its changes' }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('status')).toHaveText('3 of 3 left');
  // In a window that is lower than the list, what decides stays in view.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(changes.getByRole('button', { name: 'Accept', exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  const entries = changes.getByRole('list', { name: 'Changes and comments' }).locator(':scope > li');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('Ada Lowe');
  await expect(entries.nth(1).locator('del')).toContainText('nine');
  await expect(entries.nth(1).locator('ins')).toContainText('ten');
  await expect(entries.nth(2)).toContainText('Which pier?');

  await changes.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => converter.shownText()).toContain('very** late again.');
  await expect(changes.getByRole('status')).toHaveText('2 of 3 left');
  // The place of the next one is shown in the text.
  await expect(page.locator('.cm-selectionBackground')).toBeVisible();
  await converter.undo.click();
  await expect.poll(() => converter.shownText()).not.toContain('again');
  await expect(changes.getByRole('status')).toHaveText('3 of 3 left');

  // By keyboard, and after leaving the page.
  await entries.nth(1).getByRole('button', { name: 'Ada Lowe' }).click();
  await page.keyboard.press('a');
  await expect.poll(() => converter.shownText()).toContain('It came at ten.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(entries.nth(0).locator('[aria-current]')).toBeFocused();
  await page.waitForFunction(() => localStorage.getItem('kept-merges') !== null);
  await page.reload();
  await expect(changes.getByRole('status')).toHaveText('2 of 3 left');
  await expect(entries.nth(1)).toContainText('Accepted');

  await changes.getByRole('button', { name: 'Accept', exact: true }).click();
  await changes.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(changes).toContainText('2 of 2 changes accepted.');
  await changes.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(changes).toBeHidden();
  await converter.codeEditor();
  await converter.expectText(TEXT.replace('late.', 'late again.').replace('nine', 'ten'));

  // What was merged can be undone after a reload, too.
  await page.waitForTimeout(900);
  await page.reload();
  await converter.codeEditor();
  for (let times = 0; times < 2; times += 1) await converter.undo.click();
  await converter.expectText(TEXT);
});

test('a merge that a reload follows at once is there, and undo takes it back', async ({ converter }) => {
  const { page } = converter;
  await converter.write(TEXT);
  const { bytes } = await converter.convert();
  await open(converter, 'Tides-AL.docx', reviewed(bytes));
  await page.getByRole('dialog').getByRole('button', { name: 'Merge its changes' }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('status')).toHaveText('3 of 3 left');
  await changes.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => converter.shownText()).toContain('late again.');
  await page.reload();
  await converter.codeEditor();
  await converter.expectText(TEXT.replace('late.', 'late again.'));
  await expect(changes.getByRole('status')).toHaveText(/^[23] of 3 left$/);
  await converter.undo.click();
  await converter.expectText(TEXT);
});

test('a merge whose part cannot be loaded says so, loses nothing, and works once there is a connection', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(TEXT);
  const { bytes } = await converter.convert();
  const merge = async (): Promise<void> => {
    await open(converter, 'Tides-AL.docx', reviewed(bytes));
    await page.getByRole('dialog').getByRole('button', { name: 'Merge its changes' }).click();
  };
  // That of the page, then that of the worker.
  for (const [part, words] of [
    [/\/assets\/open-merge-/, 'A part of this page could not be loaded. Check your connection'],
    [
      /\/assets\/merge-[^d]/,
      '“Tides-AL.docx” cannot be merged. The converter could not be loaded. Check your connection',
    ],
  ] as const) {
    await page.route(part, (route) => route.abort('internetdisconnected'));
    await merge();
    await expect(page.getByText(words).locator('visible=true').last()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await converter.expectText(TEXT);
    await page.unroute(part);
  }
  await merge();
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('status')).toHaveText('3 of 3 left');
});
