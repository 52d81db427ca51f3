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

for (const width of [1920, 1280, 768])
  test(`with text twice as large, nothing is cut off at ${width} pixels`, async ({ page, converter }) => {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
      const { fontSize } = getComputedStyle(headline);
      return headline.getBoundingClientRect().height / Number.parseFloat(fontSize);
    });
    expect(Math.round(lines)).toBe(2);
    expect(await hiddenOf(converter), 'on the first screen').toBe(0);
    await converter.write('# A text\n\nWith a line.');
    await expect(page.getByRole('tab', { name: 'Text' }), 'the layout for small screens').toBeVisible();
    await expect(converter.button).toBeInViewport({ ratio: 1 });
    const words = await converter.button.evaluate((button) => button.scrollWidth - button.clientWidth);
    expect(words, 'the words of the button are in it').toBeLessThanOrEqual(0);
    expect(await hiddenOf(converter), 'with a text').toBe(0);
    await openPage(page, '/faq');
    expect(await hiddenOf(converter), 'on the other pages').toBe(0);
  });

test('with text twice as large, the first screen and the other pages fit on a telephone', async ({
  page,
  converter,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await hiddenOf(converter)).toBe(0);
  for (const path of ['/landing', '/docs', '/faq']) {
    await openPage(page, path);
    expect(await hiddenOf(converter), path).toBe(0);
  }
});

for (const width of [320, 375])
  test(`with text twice as large, a text can be named, converted and adjusted at ${width} pixels`, async ({
    page,
    converter,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await converter.write('# A text\n\n[^gone] With a line. ![A picture](picture.png)');
    expect(await hiddenOf(converter)).toBe(0);
    await expect(page.getByRole('link', { name: '1 picture missing' })).toBeVisible();
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
    await converter.button.click();
    await expect(converter.button).toHaveText('Download Ready');
    expect(await hiddenOf(converter), 'after the conversion').toBe(0);
  });
