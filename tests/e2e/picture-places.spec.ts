import type { Locator } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PIXEL_BASE64 } from '../pixel';
import { violationsInBothThemes } from './axe';
import { type Converter, expect, test } from './converter';

interface Given {
  readonly name: string;
  readonly base64?: string;
  readonly type?: string;
}

/** Drops or pastes files as a browser does, optionally together with text. */
async function give(
  target: Locator,
  kind: 'drop' | 'paste',
  files: readonly Given[],
  text = '',
): Promise<void> {
  await target.evaluate(
    (element, { event, given, beside, picture }) => {
      const data = new DataTransfer();
      for (const { name, base64 = picture, type = 'image/png' } of given)
        data.items.add(
          new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }),
        );
      if (beside !== '') data.setData('text/plain', beside);
      const how = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: data })
          : new ClipboardEvent('paste', { ...how, clipboardData: data }),
      );
    },
    { event: kind, given: files, beside: text, picture: PIXEL_BASE64 },
  );
}

const panelOf = ({ page }: Converter): Locator => page.getByRole('region', { name: 'Pictures' });
const unusedOf = ({ page }: Converter): Locator => page.getByRole('region', { name: 'Not used in the text' });

async function picturesInWord(converter: Converter): Promise<number> {
  const { bytes } = await converter.convert();
  return Object.keys(unzipSync(bytes)).filter((name) => name.startsWith('word/media/')).length;
}

test('a pasted picture is put at the cursor, goes into the Word file, and is one step for undo', async ({
  converter,
}) => {
  await converter.write('See ');
  await give(converter.text, 'paste', [{ name: 'image.png' }]);
  await converter.expectText('See ![image](image.png)');
  await expect(converter.toast('1 picture inserted')).toContainText('“image.png” was put at the cursor.');
  await expect(panelOf(converter)).toContainText('The picture has been added.');
  expect(await picturesInWord(converter)).toBe(1);
  await give(converter.text, 'paste', [{ name: 'image.png' }]);
  await converter.expectText('See ![image](image.png)![image-2](image-2.png)');
  await converter.undo.click();
  await converter.expectText('See ![image](image.png)');
  await expect(panelOf(converter)).toContainText('The picture has been added.');
  await expect(unusedOf(converter)).toBeHidden();
  await converter.page.getByRole('button', { name: 'Redo' }).click();
  await expect(panelOf(converter)).toContainText('All 2 pictures have been added.');
});

test('a picture can be pasted into an empty page, with nothing focused', async ({ converter }) => {
  await give(converter.page.locator('body'), 'paste', [{ name: 'image.png' }]);
  await converter.expectText('![image](image.png)');
  await expect(converter.text).toBeFocused();
});

test('a picture dropped on the text is inserted at its cursor, even if something else has the focus', async ({
  converter,
}) => {
  await converter.write('See ');
  await converter.button.focus();
  await give(converter.text, 'drop', [{ name: 'photo.png' }]);
  await expect(converter.toast('1 picture inserted')).toContainText('“photo.png” was put at the cursor.');
  await converter.expectText('See ![photo](photo.png)');
  await expect(converter.text).toBeFocused();
  await expect(unusedOf(converter)).toBeHidden();
});

test('text that comes with a picture of itself is pasted as text', async ({ converter }) => {
  await converter.text.focus();
  await give(converter.text, 'paste', [{ name: 'image.png' }], 'Cells');
  await converter.expectText('Cells');
  await expect(panelOf(converter)).toHaveCount(0);
});

test('a picture that is pasted into another field is left to that field', async ({ converter }) => {
  await give(converter.page.getByLabel('File name'), 'paste', [{ name: 'image.png' }]);
  await converter.write('Text');
  await expect(converter.page.getByText('1 word')).toBeVisible();
  await converter.expectText('Text');
});

test('a picture can be pasted before the code editor is there', async ({ page, converter }) => {
  await page.route(/\/assets\/code-editor-/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('textarea#markdown')).toBeVisible();
  await expect(async () => {
    await give(converter.text, 'paste', [{ name: 'image.png' }]);
    expect(await converter.shownText()).toContain('![image');
  }).toPass();
});

test.describe('with the clipboard allowed', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the Paste button takes a picture, and says when there is nothing', async ({ converter }) => {
    const { page } = converter;
    const paste = page.getByRole('button', { name: 'Paste', exact: true });
    await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      const item = new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) });
      await navigator.clipboard.write([item]);
    }, PIXEL_BASE64);
    await paste.click();
    await converter.expectText('![image](image.png)');
    await expect(panelOf(converter)).toContainText('The picture has been added.');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await paste.click();
    await expect(converter.toast('Nothing to paste')).toBeVisible();
  });
});

test('a dropped picture that the text does not name is listed, and can take the place of a missing one', async ({
  converter,
}) => {
  const text = { name: 'a.md', base64: btoa('![A](img/a.png) ![B](img/b.png)'), type: '' };
  await give(converter.text, 'drop', [text, { name: 'p.png' }]);
  await expect(converter.toast('Opened')).toContainText('Text · 0 of 2 pictures, 1 not used');
  await expect(panelOf(converter)).toContainText('2 of 2 pictures are missing');
  const unused = unusedOf(converter);
  await unused.getByLabel('What to use p.png for').selectOption('Use for img/b.png');
  await unused.getByRole('button', { name: 'Use : p.png' }).click();
  await expect(converter.toast('1 picture added')).toContainText('“p.png” is used for “img/b.png”.');
  await expect(panelOf(converter)).toContainText('1 of 2 pictures are missing');
  await expect(unused).toBeHidden();
  await expect(panelOf(converter).getByRole('button', { name: 'Remove img/b.png' })).toBeFocused();
  expect(await picturesInWord(converter)).toBe(1);
});

test('a picture that fits nothing can be inserted, or removed', async ({ converter }) => {
  await converter.write('Text ');
  await converter.button.focus();
  await give(converter.page.getByRole('main'), 'drop', [{ name: 'my photo.png' }, { name: 'b.png' }]);
  await expect(converter.toast('2 pictures not used yet')).toBeVisible();
  await unusedOf(converter).getByRole('button', { name: 'Remove b.png' }).click();
  await unusedOf(converter).getByRole('button', { name: 'Insert my photo.png at the cursor' }).click();
  await converter.expectText('Text ![my photo](my%20photo.png)');
  await expect(converter.text).toBeFocused();
  await expect(panelOf(converter)).toContainText('The picture has been added.');
  await expect(unusedOf(converter)).toBeHidden();
});

test('a picture dropped while someone is writing goes to the cursor', async ({ converter }) => {
  await converter.write('Text ');
  await give(converter.text, 'drop', [{ name: 'photo.png' }]);
  await converter.expectText('Text ![photo](photo.png)');
  await expect(converter.toast('1 picture inserted')).toBeVisible();
});

test('pictures that are given before the text wait for it', async ({ converter }) => {
  await give(converter.page.getByRole('main'), 'drop', [{ name: 'cat.png' }]);
  await expect(converter.toast('1 picture not used yet')).toContainText('A text that you open can use it.');
  await expect(panelOf(converter)).toContainText('The text names no pictures.');
  await converter.drop({ name: 'a.md', content: '![A cat](cat.png)' });
  await expect(panelOf(converter)).toContainText('The picture has been added.');
});

test('nothing is wrong with the list of unused pictures in either theme', async ({ converter }) => {
  await converter.page.emulateMedia({ reducedMotion: 'reduce' });
  await converter.write('![A](a.png) ![B](b.png)');
  await give(converter.page.getByRole('main'), 'drop', [{ name: 'x.png' }, { name: 'y.png' }]);
  await expect(unusedOf(converter)).toBeVisible();
  // A toast stays while the pointer is on it.
  await converter.toast('2 pictures not used yet').hover();
  expect(await violationsInBothThemes(converter.page)).toEqual([]);
});
