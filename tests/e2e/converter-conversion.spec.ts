import { test as plain } from '@playwright/test';
import { READY_MS, SETTLE_MS } from '../../web/app/constants';
import { Converter, expect, test } from './converter';

/** A worker that reports a stage and then never finishes. */
const HANGING = `onmessage = ({ data }) => {
  if (data.kind === 'convert') postMessage({ kind: 'stage', id: data.id, stage: 'write' });
};`;

const hanging = plain.extend<{ converter: Converter }>({
  converter: async ({ page }, use) => {
    const converter = new Converter(page);
    await converter.replaceWorker(HANGING);
    await converter.open();
    await converter.write('# Takes long');
    await use(converter);
  },
});

const overlay = (converter: Converter) => converter.page.getByRole('dialog', { name: 'Converting...' });

/** A conversion has ended without a file and without a complaint, and the next one works. */
async function expectEnded(converter: Converter): Promise<void> {
  await expect(overlay(converter)).toBeHidden();
  await expect(converter.button).toBeFocused();
  await expect(converter.toast('Conversion failed')).toBeHidden();
  await converter.convert();
}

hanging('the overlay covers the page and says what happens', async ({ converter }) => {
  await converter.button.click();
  await expect(overlay(converter)).toContainText('Please wait while we process your document');
  await expect(overlay(converter)).toContainText('Writing the document');
  const bar = overlay(converter).getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '90');
  await expect(converter.button).toHaveText('Converting...');
  await expect(converter.button).toHaveAttribute('aria-busy', 'true');
  await expect(converter.button).toBeDisabled();
  await expect(converter.text.click({ timeout: 500, trial: true })).rejects.toThrow();
});

hanging('Cancel ends it at once, and the next conversion works', async ({ converter }) => {
  await converter.button.click();
  await expect(overlay(converter)).toBeVisible();
  await converter.restoreWorker();
  await overlay(converter).getByRole('button', { name: 'Cancel' }).click();
  await expectEnded(converter);
});

hanging(
  'the browser asks before the page is left until Escape ends the conversion',
  async ({ converter }) => {
    const { page } = converter;
    const isRequested = () =>
      page.evaluate(() => {
        const event = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      });
    expect(await isRequested()).toBe(false);
    await converter.button.click();
    await expect(overlay(converter)).toBeVisible();
    expect(await isRequested()).toBe(true);
    await converter.restoreWorker();
    await page.keyboard.press('Escape');
    await expect(overlay(converter)).toBeHidden();
    expect(await isRequested()).toBe(false);
    await expectEnded(converter);
  },
);

test('the button runs through its states in their time', async ({ converter }) => {
  const { button, page } = converter;
  await converter.write('Text');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const download = page.waitForEvent('download');
  await button.click();
  await expect(button).toHaveText('Converting...');
  await download;
  await page.clock.runFor(SETTLE_MS - 1);
  await expect(button).toHaveText('Converting...');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Download Ready');
  await expect(button, 'green').toHaveCSS('background-color', 'rgb(29, 106, 61)');
  await page.clock.runFor(READY_MS - 1);
  await expect(button).toHaveText('Download Ready');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Convert to Word');
});

test('Ctrl+Enter held down converts once', async ({ converter }) => {
  const { page } = converter;
  await converter.write('Text');
  await page.keyboard.down('Control');
  await converter.convert(() => page.keyboard.down('Enter'));
  let again = 0;
  page.on('download', () => {
    again += 1;
  });
  await expect(converter.button).toHaveText('Download Ready');
  await page.keyboard.down('Enter');
  await expect(converter.button).toHaveText('Convert to Word', { timeout: 5000 });
  expect(again).toBe(0);
});

test('Convert again repeats the conversion', async ({ converter }) => {
  const again = converter.page.getByRole('button', { name: 'Convert again' });
  await converter.write('Text');
  await expect(again).toBeHidden();
  await converter.convert();
  await expect(again).toBeVisible();
  await converter.convert(() => again.click());
});

test.describe('the file name', () => {
  const field = (converter: Converter) => converter.page.getByLabel('File name');

  test('is the day’s until one is chosen, and is made usable', async ({ converter }) => {
    await converter.begin();
    await expect(field(converter)).toHaveValue(/^document_\d{4}-\d\d-\d\d\.docx$/);
    await field(converter).fill('Report: a/b');
    await field(converter).press('Enter');
    await expect(field(converter)).toHaveValue('Report ab.docx');
    await converter.write('Text');
    expect((await converter.convert()).name).toMatch(/^document_|^Report/);
  });

  test('is what the file is saved as, also by Ctrl+Enter in its field', async ({ converter }) => {
    await converter.write('Text');
    await field(converter).fill('thesis');
    const { name } = await converter.convert(() => field(converter).press('Control+Enter'));
    expect(name).toBe('thesis.docx');
    await expect(field(converter)).toBeFocused();
    await expect(converter.toast('Conversion successful!')).toContainText('thesis.docx has been downloaded.');
  });

  test('is proposed by an opened file', async ({ converter }) => {
    await converter.drop({ name: 'Chapter 1.md', content: '# One' });
    await expect(field(converter)).toHaveValue('Chapter 1.docx');
    expect((await converter.convert()).name).toBe('Chapter 1.docx');
  });
});

test.describe('toasts', () => {
  test.beforeEach(async ({ converter }) => {
    await converter.write('Text');
    await converter.convert();
    // Not 'Download Ready', which may have passed by the time that one looks.
    await expect(converter.button).not.toHaveText('Converting...');
    await expect(converter.toast('Conversion successful!')).toBeVisible();
  });

  test('F8 leads to them, Escape closes them', async ({ converter }) => {
    await converter.page.keyboard.press('F8');
    await converter.page.keyboard.press('Tab');
    await converter.page.keyboard.press('Escape');
    await expect(converter.toast('Conversion successful!')).toBeHidden();
  });

  test('a toast that has been seen gives way to a dialog', async ({ converter }) => {
    // Not one that was announced just before.
    await converter.page.waitForTimeout(1000);
    await converter.page.getByRole('button', { name: 'Your template…' }).click();
    await expect(converter.page.getByRole('dialog')).toBeVisible();
    await expect(converter.toast('Conversion successful!')).toBeHidden({ timeout: 500 });
  });

  test('a short swipe leaves them, a longer one takes them away', async ({ converter }) => {
    const { mouse } = converter.page;
    const toast = converter.toast('Conversion successful!');
    const swipe = async (distance: number) => {
      const box = await toast.boundingBox();
      if (!box) throw new Error('No toast to swipe');
      await mouse.move(box.x + 60, box.y + 40);
      await mouse.down();
      await mouse.move(box.x + 60 + distance / 2, box.y + 40, { steps: 4 });
      await mouse.move(box.x + 60 + distance, box.y + 40, { steps: 4 });
      await mouse.up();
    };
    await swipe(30);
    await expect(toast).toBeVisible();
    await swipe(80);
    await expect(toast).toBeHidden({ timeout: 1000 });
  });
});
