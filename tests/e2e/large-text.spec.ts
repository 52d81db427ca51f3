import config from '../../playwright.config';
import { type Converter, expect, test } from './converter';
import { openPage } from './pages';

const { launchOptions } = config.use ?? {};
// The setting of a visitor who has text shown at twice its size.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
});

/** How far the page can be moved sideways. */
const hiddenOf = ({ page }: Converter) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('with text twice as large, nothing is cut off from 768 to 1920 pixels', async ({ page, converter }) => {
  const widths = [1920, 1280, 768];
  const fits = async (what: string, also: (width: number) => Promise<void> = async () => {}) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await hiddenOf(converter), `${what} at ${width} px`).toBe(0);
      await also(width);
    }
  };
  await fits('on the first screen', async () => {
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
      const { fontSize } = getComputedStyle(headline);
      return headline.getBoundingClientRect().height / Number.parseFloat(fontSize);
    });
    expect(Math.round(lines)).toBe(2);
  });
  // Where the text has to be scrolled to, the button may leave the view with the focus.
  await page.setViewportSize({ width: 1920, height: 900 });
  await converter.write('# A text\n\nWith a line.[^gone]');
  await fits('with a text', async () => {
    await expect(page.getByRole('tab', { name: 'Text' }), 'the layout for small screens').toBeVisible();
    await expect(converter.button).toBeInViewport({ ratio: 1 });
    const words = await converter.button.evaluate((button) => button.scrollWidth - button.clientWidth);
    expect(words, 'the words of the button are in it').toBeLessThanOrEqual(0);
  });
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  // Where the page leaves room beside it.
  await page.getByLabel('Size of the pages').selectOption('page');
  const words = page.locator('.margin-words:visible');
  await expect(words).toContainText('gone');
  const right = await words.evaluate((element) => element.getBoundingClientRect().right);
  expect(right, 'the words beside the page').toBeLessThanOrEqual(1280);
  await openPage(page, '/faq');
  await fits('on the other pages');
});

test('with text twice as large, a text can be named, converted and adjusted on telephones', async ({
  page,
  converter,
}) => {
  const widths = [320, 375];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    expect(await hiddenOf(converter), 'on the first screen').toBe(0);
    await expect(page.getByRole('button', { name: 'Paste' })).toBeInViewport({ ratio: 1 });
  }
  await converter.write('# A text\n\n[^gone] With a line. ![A picture](picture.png)');
  await expect(page.getByRole('link', { name: '1 picture missing' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    await page.getByRole('tab', { name: 'Text' }).click();
    expect(await hiddenOf(converter)).toBe(0);
    const parts = [
      page.getByRole('textbox', { name: 'File name' }),
      page.getByRole('button', { name: 'Share' }),
      converter.button,
      page.getByRole('button', { name: 'Menu', exact: true }),
    ];
    const boxes = await Promise.all(
      parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.right, String(parts[index])).toBeLessThanOrEqual(width);
      expect(box.width, String(parts[index])).toBeGreaterThan(60);
      for (const other of boxes.slice(index + 1))
        expect(
          box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top,
          'no two of them on the same place',
        ).toBe(true);
    }
    await page.getByRole('tab', { name: 'Pages' }).click();
    const rail = page.getByRole('radiogroup', { name: 'Template' });
    await expect(rail, 'the page needs the room; the templates are among the options').toBeHidden();
    const signs = page.locator('.margin-sign');
    const places = await signs.evaluateAll((all) =>
      all.map((sign) => sign.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(places).toHaveLength(2);
    const [first, second] = places.sort((one, other) => one.top - other.top);
    const size = Number.parseFloat(await signs.first().evaluate((sign) => getComputedStyle(sign).fontSize));
    expect((second?.top ?? 0) - (first?.top ?? 0), 'no sign over another').toBeGreaterThanOrEqual(size);
    await signs.first().click();
    const words = await page.locator('.margin-words:visible').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? width), 'the words are not cut off').toBeLessThan(width);
    await page.mouse.move(1, 1);
    const last = page.locator('.margin-words:visible').getByRole('button', { name: /^Line/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last, 'also at the end of the last page').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Document Options' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: 'MLA' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    const hidden = await dialog.evaluate((element) => {
      const edge = element.getBoundingClientRect().right;
      return [...element.querySelectorAll('label, button, select, input')]
        .filter((control) => control.getBoundingClientRect().right > edge)
        .map((control) => control.textContent);
    });
    expect(hidden, 'nothing in the dialog is cut off').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+/');
    const meaning = page.getByRole('dialog').getByText('Convert to Word');
    const edge = (await meaning.boundingBox()) ?? { x: width, width };
    expect(edge.x + edge.width, 'what the keys do').toBeLessThan(width);
    const icon = await dialog.getByRole('button', { name: 'Close' }).locator('svg').boundingBox();
    expect(icon?.width, 'as large as words').toBeGreaterThanOrEqual(32);
    await page.keyboard.press('Escape');
    await converter.openMenu();
    const item = page.getByRole('button', { name: 'Your text stays here' });
    const lines = await item.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, 'not a line for each word').toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
    await converter.convert();
    const saved = page.getByRole('status', { name: 'Text' }).getByText('Saved');
    const hiddenWords = await saved.evaluate((line) => line.scrollWidth - line.clientWidth);
    expect(hiddenWords, 'the name of the file').toBeLessThanOrEqual(0);
    expect(await hiddenOf(converter), 'after the conversion').toBe(0);
    await expect(page.getByRole('link', { name: '1 picture missing' })).toBeVisible({ timeout: 9000 });
  }
  for (const path of ['/landing', '/docs', '/faq']) {
    await openPage(page, path);
    expect(await hiddenOf(converter), path).toBe(0);
  }
});
