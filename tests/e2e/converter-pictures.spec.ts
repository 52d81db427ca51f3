import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { KEPT_PICTURES_BYTES } from '../../web/app/constants';
import { DRAWING_PAGE } from '../../web/app/converter/workers/drawing-frame';
import { PIXEL } from '../pixel';
import { violationsInBothThemes } from './axe';
import { type Converted, type Converter, expect, test } from './converter';
import { dropFromDesktop } from './desktop-drop';

const PNG = Buffer.from(PIXEL);
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30" onload="alert(1)">
  <style>.red { fill: #c81e1e }</style><script>alert(1)</script>
  <rect class="red" width="60" height="30"/><image href="https://example.org/track.png"/></svg>`;

const panelOf = ({ page }: Converter): Locator => page.getByRole('region', { name: 'Pictures' });
const rowOf = (converter: Converter, name: string): Locator =>
  panelOf(converter).getByRole('listitem').filter({ hasText: name });

/** Drops files, given as Base64, directly on an element. */
async function dropOn(target: Locator, ...files: { name: string; base64: string }[]): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, base64 } of dropped)
      data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name));
    return data;
  }, files);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

/** The paths of the pictures stored on the device. */
function keptPictures({ page }: Converter): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('footmark');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('pictures').objectStore('pictures').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ path }) => path));
          };
        };
      }),
  );
}

const png = (name: string) => ({ name, base64: PNG.toString('base64') });

function partsOf({ bytes }: Converted): Record<string, Uint8Array> {
  return unzipSync(bytes);
}

const mediaOf = (converted: Converted): string[] =>
  Object.keys(partsOf(converted)).filter((name) => name.startsWith('word/media/'));

test('a text without pictures has no list of them', async ({ converter }) => {
  await converter.write('Text ![](data:image/png;base64,AAAA)');
  // The text has been inspected: a picture without a description is a finding.
  await expect(converter.page.getByRole('region', { name: /finding/ })).toBeVisible();
  await expect(panelOf(converter)).toHaveCount(0);
});

test('a missing picture is listed once, and not among the findings too', async ({ converter }) => {
  await converter.write('![A cat](cat.png) and ![again](cat.png)');
  await expect(panelOf(converter)).toContainText('The picture is missing');
  expect(mediaOf(await converter.convert())).toEqual([]);
  await expect(converter.page.getByRole('region', { name: /finding/ })).toHaveCount(0);
  await expect(panelOf(converter).getByRole('listitem')).toHaveCount(1);
});

test('a picked file is found by its name, goes into the document, and can be taken out again', async ({
  converter,
}) => {
  await converter.write('![A cat](figures/my%20cat.png)\n\n![A dog](dog.png)');
  await expect(panelOf(converter)).toContainText('2 of 2 pictures are missing');
  const chooser = converter.page.waitForEvent('filechooser');
  await panelOf(converter).getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles([
    { name: 'my cat.png', mimeType: 'image/png', buffer: PNG },
    { name: 'dog.png', mimeType: 'image/png', buffer: PNG },
  ]);
  await expect(panelOf(converter)).toContainText('All 2 pictures have been added.');
  await expect(converter.toast('2 pictures added')).toBeVisible();
  const converted = await converter.convert();
  expect(mediaOf(converted)).toEqual(['word/media/image1.png', 'word/media/image2.png']);
  expect(Buffer.from(partsOf(converted)['word/media/image1.png'] ?? []).equals(PNG)).toBe(true);

  await rowOf(converter, 'dog.png').getByRole('button', { name: 'Remove dog.png' }).click();
  await expect(panelOf(converter)).toContainText('1 of 2 pictures are missing');
  expect(mediaOf(await converter.convert())).toHaveLength(1);
});

test('a file dropped on a row is that picture, whatever its name', async ({ converter }) => {
  await converter.write('![A cat](cat.png) ![A dog](dog.png)');
  await dropOn(rowOf(converter, 'dog.png'), png('IMG_1234.png'));
  await expect(rowOf(converter, 'dog.png')).toContainText('There:');
  await expect(rowOf(converter, 'cat.png')).toContainText('Missing:');
  await converter.expectText('![A cat](cat.png) ![A dog](dog.png)');
  expect(mediaOf(await converter.convert())).toHaveLength(1);
});

test('a file that is no picture is refused on a row', async ({ converter }) => {
  await converter.write('![A cat](cat.png)');
  await dropOn(rowOf(converter, 'cat.png'), { name: 'cat.pdf', base64: '' });
  await expect(converter.toast('Not a picture')).toBeVisible();
  await expect(rowOf(converter, 'cat.png')).toContainText('Missing:');
});

test('a text and its pictures can be dropped at once, anywhere', async ({ converter }) => {
  const text = Buffer.from('![A cat](cat.png)').toString('base64');
  await dropOn(converter.text, { name: 'text.md', base64: text }, png('cat.png'), png('other.png'));
  await converter.expectText('![A cat](cat.png)');
  await expect(panelOf(converter)).toContainText('The picture has been added.');
});

test('a whole folder can be chosen', async ({ converter }, info) => {
  const folder = info.outputPath('export');
  await mkdir(join(folder, 'Page 0123456789abcdef0123456789abcdef'), { recursive: true });
  await writeFile(join(folder, 'Page 0123456789abcdef0123456789abcdef', 'Untitled.png'), PNG);
  await writeFile(join(folder, 'Untitled.png'), PNG);
  await converter.write('![Notion’s](Page/Untitled.png)');
  const chooser = converter.page.waitForEvent('filechooser');
  await panelOf(converter).getByRole('button', { name: 'Choose a folder' }).click();
  await (await chooser).setFiles(folder);
  await expect(panelOf(converter)).toContainText('The picture has been added.');
});

test('a whole folder can be dropped, with its text', async ({ converter }, info) => {
  const folder = info.outputPath('thesis');
  await mkdir(join(folder, 'figures', '.git'), { recursive: true });
  await writeFile(join(folder, 'thesis.md'), '![A cat](figures/cat.png) ![A dog](dog.png)');
  await writeFile(join(folder, 'figures', 'cat.png'), PNG);
  await writeFile(join(folder, 'figures', '.git', 'dog.png'), PNG);
  await dropFromDesktop(converter.page, [folder]);
  await converter.expectText('![A cat](figures/cat.png) ![A dog](dog.png)');
  await expect(rowOf(converter, 'cat.png')).toContainText('There:');
  await expect(rowOf(converter, 'dog.png')).toContainText('Missing:');
});

test('another text does not get the pictures of the one before', async ({ converter }) => {
  await converter.write('![A cat](cat.png)');
  await dropOn(converter.text, png('cat.png'));
  await expect(panelOf(converter)).toContainText('The picture has been added.');
  await converter.drop({ name: 'other.md', content: 'Other ![A cat](cat.png)' });
  await expect(panelOf(converter)).toContainText('The picture is missing');
});

test('pictures are there again after a reload, and not after Forget', async ({ converter }) => {
  const { page } = converter;
  await converter.write('![A cat](cat.png)');
  await dropOn(converter.text, png('cat.png'));
  await expect.poll(() => keptPictures(converter)).toEqual(['cat.png']);
  await converter.open();
  await expect(panelOf(converter)).toContainText('The picture has been added.');
  expect(mediaOf(await converter.convert())).toEqual(['word/media/image1.png']);
  await converter.openPrivacy();
  await page.getByRole('button', { name: 'Delete this text' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => keptPictures(converter)).toEqual([]);
});

test('pictures for which there is no room are not saved, and the page says so', async ({ converter }) => {
  await converter.write('![A cat](cat.png) ![A dog](dog.png)');
  const dataTransfer = await converter.page.evaluateHandle((size) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(size)], 'cat.png'));
    data.items.add(new File(['dog'], 'dog.png'));
    return data;
  }, KEPT_PICTURES_BYTES + 1);
  await converter.text.dispatchEvent('drop', { dataTransfer });
  await expect(panelOf(converter)).toContainText('1 picture is too large to be saved on this device');
  await converter.open();
  await expect(rowOf(converter, 'dog.png')).toContainText('There:');
  await expect(rowOf(converter, 'cat.png')).toContainText('Missing:');
});

test('a text that was cleared comes back with its pictures and its name', async ({ converter }) => {
  const name = converter.page.getByLabel('File name');
  await converter.drop({ name: 'Cats.md', content: '![A cat](cat.png)' });
  await dropOn(converter.text, png('cat.png'));
  await converter.page.getByRole('button', { name: 'Clear' }).click();
  await expect(name).toHaveValue(/^document_/);
  await converter.undo.click();
  await expect(name).toHaveValue('Cats.docx');
  await expect(panelOf(converter)).toContainText('The picture has been added.');
});

test('an SVG comes in as a drawing made safe, with a picture of it; WebP as a PNG or JPEG', async ({
  converter,
}) => {
  const webp = await converter.page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 20);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#c81e1e';
    context?.fillRect(0, 0, 40, 20);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  await converter.write('![A drawing](a.svg) ![A photo](b.webp)');
  const svg = { name: 'a.svg', base64: Buffer.from(DRAWING).toString('base64') };
  await dropOn(converter.text, svg, { name: 'b.webp', base64: webp });
  await expect(panelOf(converter)).toContainText('All 2 pictures have been added.');
  const converted = await converter.convert();
  const media = mediaOf(converted);
  expect(media.map((name) => name.replace(/^.*\./, ''))).toEqual([
    'png',
    'svg',
    expect.stringMatching(/png|jpeg/),
  ]);
  await expect(converter.page.getByRole('region', { name: /finding/ })).toContainText(
    'removed from it: scripts, links to other files',
  );

  const parts = partsOf(converted);
  expect(strFromU8(parts['word/media/image2.svg'] ?? new Uint8Array())).not.toMatch(
    /script|onload|example\.org/,
  );
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('asvg:svgBlip');
  for (const name of media.filter((each) => !each.endsWith('.svg')))
    expect(await middleOf(converter, parts[name] ?? new Uint8Array()), name).toEqual([200, 30, 30]);
});

/** The colour in the middle of a picture, within the tolerance of JPEG. */
async function middleOf({ page }: Converter, bytes: Uint8Array): Promise<number[]> {
  const colour = await page.evaluate(async (base64) => {
    const picture = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([picture]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data ?? [])];
  }, Buffer.from(bytes).toString('base64'));
  return colour.slice(0, 3).map((value) => Math.round(value / 10) * 10);
}

test('a picture on the web is never fetched; its address becomes a link, and its file can be added', async ({
  converter,
}) => {
  const asked: string[] = [];
  converter.page.context().on('request', (request) => asked.push(request.url()));
  await converter.write('![A cat](https://example.org/a/cat.png?w=600)');
  const link = rowOf(converter, 'cat.png').getByRole('link', { name: 'Open it' });
  await expect(link).toHaveAttribute('href', 'https://example.org/a/cat.png?w=600');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await converter.convert();
  await dropOn(converter.text, png('cat.png'));
  await expect(panelOf(converter)).toContainText('The picture has been added.');
  expect(mediaOf(await converter.convert())).toHaveLength(1);
  expect(asked.filter((address) => address.includes('example.org'))).toEqual([]);
});

test('all can be done with the keyboard', async ({ converter }) => {
  await converter.write('![A cat](cat.png)');
  const button = rowOf(converter, 'cat.png').getByRole('button', { name: 'Choose file for cat.png' });
  await panelOf(converter).getByRole('button', { name: 'Choose pictures' }).focus();
  for (const name of ['Choose a folder', 'Line 1', 'Choose file for cat.png']) {
    await converter.page.keyboard.press('Tab');
    await expect(panelOf(converter).getByRole('button', { name })).toBeFocused();
  }
  const chooser = converter.page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles({ name: 'x.png', mimeType: 'image/png', buffer: PNG });
  const remove = rowOf(converter, 'cat.png').getByRole('button', { name: 'Remove cat.png' });
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(button).toBeFocused();
});

test('nothing is wrong with the list in either theme', async ({ converter }) => {
  // Colours are checked once the toast has appeared, not while it fades in.
  await converter.page.emulateMedia({ reducedMotion: 'reduce' });
  await converter.write('![A cat](cat.png) ![](dog.png) ![Far](https://example.org/far.png)');
  await dropOn(converter.text, png('dog.png'));
  await expect(panelOf(converter)).toContainText('2 of 3 pictures are missing');
  // A toast stays while the pointer is on it.
  await converter.toast('1 picture added').hover();
  expect(await violationsInBothThemes(converter.page)).toEqual([]);
});

test('many pictures are listed in parts', async ({ converter }) => {
  await converter.write(Array.from({ length: 30 }, (_, index) => `![](picture-${index}.png)`).join('\n'));
  await expect(panelOf(converter).getByRole('listitem')).toHaveCount(20);
  await panelOf(converter).getByRole('button', { name: 'Show more' }).click();
  await expect(panelOf(converter).getByRole('listitem')).toHaveCount(30);
  await expect(panelOf(converter).getByRole('listitem').nth(20).getByText('Line 21')).toBeFocused();
});

/**
 * Serves the site with other code in the frame that draws. An init script would not work: in a sandboxed frame it may
 * run too late.
 */
async function replaceDrawing(page: Page, code: string): Promise<void> {
  const drawing = 'await picture.decode();';
  const scriptOf = (html: string): string => html.replace(/^.*<script>|<\/script>$/gs, '');
  const hashOf = (html: string): string => createHash('sha256').update(scriptOf(html)).digest('base64');
  const replaced = DRAWING_PAGE.replace(drawing, code);
  expect(replaced).not.toBe(DRAWING_PAGE);
  await page.route(/\/$|\.js$/, async (route) => {
    // Requests under way when the page is left get no response any more.
    const response = await route.fetch().catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined) return;
    const change = (each: string): string =>
      each.replaceAll(drawing, code).replaceAll(hashOf(DRAWING_PAGE), hashOf(replaced));
    const headers = Object.entries(response.headers()).map(([name, value]) => [name, change(value)]);
    await route.fulfill({
      response,
      headers: Object.fromEntries(headers),
      body: change(text),
    });
  });
}

test('a drawing that never ends stops neither the page nor Cancel', async ({ converter }) => {
  // Every script comes through the test, which takes long on a busy machine.
  test.slow();
  const { page } = converter;
  await replaceDrawing(page, 'for (;;);');
  await page.reload();
  await converter.write('![A drawing](a.svg)');
  await dropOn(converter.text, { name: 'a.svg', base64: Buffer.from(DRAWING).toString('base64') });
  await expect(rowOf(converter, 'a.svg')).toBeVisible();
  await converter.button.click();
  await expect(page.locator('iframe[sandbox="allow-scripts"]').first()).toBeAttached({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  // The pages draw it, too, in a frame of their own.
  await expect.poll(() => page.locator('iframe').count()).toBeLessThanOrEqual(1);
  await converter.write('Still here');
  await expect(converter.text).toContainText('Still here');
});
