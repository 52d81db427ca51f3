import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, FILE_FIELD, test } from './converter';
import { offlineCopy } from './offline-copy';

const TEXT = '# Plan\n\n1. Read[^a]\n   - twice\n\n[^a]: A *note*.\n';

test('a text is copied for Word with Word’s own markup, and as Markdown', async ({ converter }) => {
  const { page } = converter;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await converter.begin();
  await converter.write(TEXT);
  // Real keys paste what is on the clipboard, without the sanitizing that applies when a page reads it.
  await page.evaluate(() => {
    const taken = new Promise<Record<string, string>>((resolve) => {
      window.addEventListener(
        'paste',
        ({ clipboardData }) => {
          const types = ['text/html', 'text/plain'];
          resolve(Object.fromEntries(types.map((type) => [type, clipboardData?.getData(type) ?? ''])));
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { taken });
  });
  await page.getByRole('button', { name: 'Copy for Word' }).click();
  await expect(page.getByText('Copied for Word', { exact: true }).first()).toBeVisible();
  await converter.text.click();
  await page.keyboard.press('ControlOrMeta+v');
  const clipboard = await page.evaluate(
    () => (window as unknown as { taken: Promise<Record<string, string>> }).taken,
  );
  const html = clipboard['text/html'] ?? '';
  expect(html).toMatch(/<h1[^>]*>.*Plan<\/h1>/);
  expect(html).toContain('mso-element:footnote-list');
  expect(html).toContain('@list l0:level1');
  expect(html).toMatch(/mso-list:\s?l1 level2 lfo2/);
  expect(clipboard['text/plain']).toContain('1. Read[1]');

  // Our own paste reads what Word would.
  await expect(page.getByText('Pasted as Markdown', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await converter.expectText(TEXT);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied as Markdown', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
});

test('the text is saved as Markdown, with its pictures if it has some, and can be opened again', async ({
  converter,
}) => {
  const { page } = converter;
  const save = async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as Markdown' }).click();
    const file = await saved;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  await converter.write('# Plan\n\n![Map](maps/a.svg)\n');
  await expect(page).toHaveTitle(/^Plan \|/);
  await page.getByLabel('File name').fill('plan');
  const alone = await save();
  expect([alone.name, String(alone.content)]).toEqual(['plan.md', '# Plan\n\n![Map](maps/a.svg)\n']);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await converter.drop({ name: 'a.svg', content: svg });
  await expect(page.getByText('1 picture', { exact: false }).first()).toBeVisible();
  const together = await save();
  expect(together.name).toBe('plan.zip');
  const files = unzipSync(together.content);
  expect(Object.values(files).map((bytes) => strFromU8(bytes))).toContain(svg);
  await page.keyboard.press('ControlOrMeta+k');
  await page
    .locator(FILE_FIELD)
    .setInputFiles({ name: together.name, mimeType: 'application/zip', buffer: together.content });
  // The picture is found in the archive.
  await expect.poll(() => converter.shownText()).toContain('![Map](plan.zip/a.svg)');
});

test.describe('with the system', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what other apps share becomes the text, and so does a file that is opened with the site; the Word file can be shared', async ({
    converter,
  }) => {
    const { page } = converter;
    await offlineCopy(page);
    // The share sheet submits a form, which the service worker handles.
    const answer = await page.evaluate(async () => {
      const form = new FormData();
      form.append('title', 'Plan');
      form.append('files', new File(['# Shared'], 'plan.md', { type: 'text/markdown' }));
      const { redirected, url } = await fetch('/share', { method: 'POST', body: form });
      return { redirected, search: new URL(url).search };
    });
    expect(answer).toEqual({ redirected: true, search: '?shared' });
    // Any website can send such a form, so nothing is opened before the visitor has agreed.
    await converter.write('Mine');
    const question = page.getByRole('dialog', { name: 'Open what was shared?' });
    await page.goto('/?shared');
    await expect(question).toContainText('plan.md');
    await question.getByRole('button', { name: 'Do not open' }).click();
    await converter.codeEditor();
    await converter.expectText('Mine');
    await page.evaluate(async () => {
      const form = new FormData();
      form.append('files', new File(['# Shared'], 'plan.md', { type: 'text/markdown' }));
      await fetch('/share', { method: 'POST', body: form });
    });
    await page.goto('/?shared');
    await question.getByRole('button', { name: 'Open', exact: true }).click();
    await converter.codeEditor();
    await converter.expectText('# Shared');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await converter.expectText('Mine');
    // What is no form is an error in words.
    const bad = await page.evaluate(async () => {
      const { url } = await fetch('/share', { method: 'POST', body: 'no form' });
      return new URL(url).search;
    });
    expect(bad).toBe('?shared=unreadable');
    await page.goto(`/${bad}`);
    await expect(converter.toast('What was shared cannot be opened')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    await page.addInitScript(() => {
      const handle = { getFile: async () => new File(['# Opened with the site'], 'plan.md') };
      const setConsumer = (receive: (launch: object) => void): void => receive({ files: [handle] });
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer }, configurable: true });
      const share = async ({ files: [file] }: { files: File[] }): Promise<void> =>
        void Object.assign(window, { given: `${file?.name} ${(file?.size ?? 0) > 1000}` });
      Object.assign(navigator, { canShare: () => true, share });
    });
    await converter.open();
    await converter.expectText('# Opened with the site');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Share the file…' }).click();
    await page.waitForFunction(() => 'given' in window);
    expect(await page.evaluate(() => (window as unknown as { given: string }).given)).toBe('plan.docx true');

    // A file that came back is merged into the visitor's own text, in front of which nothing is put.
    const { bytes } = await converter.convert();
    await page.evaluate(async (base64) => {
      const content = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      const form = new FormData();
      form.append('files', new File([content], 'plan.docx'));
      await fetch('/share', { method: 'POST', body: form });
    }, Buffer.from(bytes).toString('base64'));
    await page.addInitScript(() => Reflect.deleteProperty(window, 'launchQueue'));
    const drafts = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('footmark');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('drafts').objectStore('drafts').count();
              counting.onsuccess = () => resolve(counting.result);
            };
          }),
      );
    const before = await drafts();
    await page.goto('/?shared');
    await question.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge its changes' }).click();
    await expect(page.getByText('says the same as your text').first()).toBeVisible();
    await converter.codeEditor();
    await converter.expectText('# Opened with the site');
    expect(await drafts()).toBe(before);
  });
});
