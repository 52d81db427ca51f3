import type { Locator } from '@playwright/test';
import { writeBook } from '../../bench/book.mjs';
import { PIXEL } from '../pixel';
import { violations, violationsInBothThemes } from './axe';
import { type Converter, expect, test } from './converter';

const TEXT = `# The Footnote

Printers moved them to the margin, and by 1700 to the *foot* of the page.[^bayle] See [the site](https://example.com).

## What a note is for

| Use | Share |
| --- | ----: |
| Naming a source | 62% |

1. Write the sentence.
2. Put the mark after it.

- [ ] Read it aloud.
- [x] Sleep on it.

A gap.[^gone]

[^bayle]: Pierre Bayle, 1697.
`;

const region = ({ page }: Converter): Locator => page.getByRole('region', { name: 'Pages', exact: true });
const sheets = (converter: Converter): Locator => region(converter).getByRole('group', { name: /^Page \d/ });
const sheet = (converter: Converter, number: number): Locator =>
  region(converter).getByRole('group', { name: new RegExp(`^Page ${number} of \\d+$`) });
const desk = (converter: Converter): Locator => region(converter).getByRole('document');

test.use({ viewport: { width: 1440, height: 900 } });

test('the text stands on pages as real text, in the order of reading', async ({ converter }) => {
  await converter.write(TEXT);
  const first = sheet(converter, 1);
  await expect(first.getByRole('heading', { name: 'The Footnote' })).toHaveAttribute('aria-level', '3');
  // Cells themselves have no size; their words have places.
  await expect(first.getByRole('cell', { name: '62%' }).locator('.page-piece')).toBeVisible();
  await expect(first.getByRole('columnheader', { name: 'Share' }).locator('.page-piece')).toBeVisible();
  await expect(first.getByRole('listitem')).toHaveText([
    '1. Write the sentence.',
    '2. Put the mark after it.',
    '☐ Read it aloud.',
    '☒ Sleep on it.',
  ]);
  await expect(first.getByRole('link', { name: 'the site' })).toHaveAttribute('href', 'https://example.com');
  const copied = await first.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  const order = ['The Footnote', 'to the foot of the page.', 'Use\tShare', '1. Write', 'Pierre Bayle'];
  const places = order.map((words) => copied.indexOf(words));
  expect(
    places.every((place, index) => place > (places[index - 1] ?? -1)),
    copied,
  ).toBe(true);
});

test('a change shows on the page immediately', async ({ converter, page }) => {
  await converter.write(`${TEXT}\n${'A paragraph that fills the pages of the text.\n\n'.repeat(60)}`);
  await expect(sheet(converter, 1)).toContainText('Printers');
  await converter.text.press('Control+End');
  await page.keyboard.type('The very last words.');
  await expect(region(converter)).toContainText('The very last words.');
});

test('a page that is full of cells appears in several frames, each with what it has time for', async ({
  converter,
  page,
}) => {
  await page.evaluate(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    const look = (): void => {
      const elements = document.querySelectorAll('.page-content :not([hidden], [hidden] *)');
      if (elements.length !== (shown.at(-1) ?? 0)) shown.push(elements.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const row = `|${' a |'.repeat(12)}`;
  await converter.write(`${row}\n|${' - |'.repeat(12)}\n${`${row}\n`.repeat(30)}\nThe last line.\n`);
  await expect(sheet(converter, 1).getByText('The last line.')).toBeVisible();
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
  const steps = shown.map((count, index) => count - (shown[index - 1] ?? 0));
  expect(shown.at(-1)).toBeGreaterThan(1200);
  expect(Math.max(...steps), String(steps)).toBeLessThan(320);
  await expect(sheet(converter, 1).locator('[hidden]')).toHaveCount(0);
});

test('of a long text only the pages near the view are drawn', async ({ converter, page }) => {
  await converter.write(writeBook(10));
  await expect(sheets(converter).first()).toBeVisible();
  const total = Number((await sheets(converter).first().getAttribute('aria-label'))?.split(' ').at(-1));
  expect(total).toBeGreaterThan(50);
  await desk(converter).press('End');
  await expect(sheet(converter, total)).toBeInViewport();
  await expect(sheet(converter, total).locator('.page-line').first()).toBeAttached();
  expect(await page.locator('.page').count()).toBeLessThan(10);
  await desk(converter).press('Home');
  await expect(sheet(converter, 1).locator('.page-line').first()).toBeInViewport();
});

test('a click in a page puts the cursor to that place of the text, and the cursor is shown on the page', async ({
  converter,
  page,
}) => {
  await converter.write(`${TEXT}\n${'A paragraph that fills the pages of the text.\n\n'.repeat(60)}`);
  await converter.text.press('Control+Home');
  await expect(sheet(converter, 1).locator('.page-cursor')).toBeVisible();
  await sheet(converter, 1).getByText('Pierre Bayle').click();
  await expect(converter.text).toBeFocused();
  await page.keyboard.type('HERE');
  await expect(converter.text.locator('.cm-line', { hasText: /^\[\^bayle\]: .*HERE/ })).toBeVisible();
  await expect(sheet(converter, 1).getByRole('group', { name: 'Notes' })).toContainText('HERE');
  await converter.text.press('Control+End');
  await page.keyboard.type('End.');
  await expect(region(converter).locator('.page-cursor')).toBeInViewport();
  await expect(sheet(converter, 1)).not.toBeInViewport();
});

test('the pages are one tab stop, with keys of their own, and can be left in one step', async ({
  converter,
  page,
}) => {
  await converter.write(`# One\n\n${'Words on the first pages.\n\n'.repeat(80)}# Last`);
  await expect(sheet(converter, 1)).toBeVisible();
  const skip = region(converter).getByRole('link', { name: 'After the pages' });
  await skip.focus();
  await page.keyboard.press('Tab');
  await expect(desk(converter)).toBeFocused();
  await page.keyboard.press('End');
  await expect(sheets(converter).last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(region(converter).getByRole('heading', { name: 'One' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(converter.text).toBeFocused();
  await page.keyboard.type('TYPED');
  await expect(sheet(converter, 1)).toContainText('TYPED');
  await desk(converter).press('Escape');
  await expect(converter.text).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await desk(converter).evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('the size is the visitor’s, is kept, and draws nothing again', async ({ converter, page }) => {
  await converter.write(TEXT);
  const content = await sheet(converter, 1).locator('.page-content').elementHandle();
  await desk(converter).focus();
  await page.getByLabel('Size of the pages').selectOption('100');
  await expect.poll(async () => Math.round((await sheet(converter, 1).boundingBox())?.width ?? 0)).toBe(794);
  await desk(converter).press('+');
  await expect.poll(async () => Math.round((await sheet(converter, 1).boundingBox())?.width ?? 0)).toBe(992);
  expect(await content?.evaluate((element) => element.isConnected)).toBe(true);
  await page.waitForTimeout(1000);
  await converter.open();
  await converter.write(TEXT);
  await expect.poll(async () => Math.round((await sheet(converter, 1).boundingBox())?.width ?? 0)).toBe(992);
});

test('a finding has its sign in the margin, and its words at the sign', async ({ converter, page }) => {
  await converter.write(TEXT);
  const sign = region(converter).getByRole('button', { name: 'Finding on line 17' });
  await expect(sign).toHaveText('†');
  await sign.hover();
  const words = region(converter).getByText(/gone/).last();
  await expect(words).toBeVisible();
  await sign.click();
  await expect(words, 'a click does not take away what the mouse has opened').toBeVisible();
  await region(converter).getByRole('button', { name: 'Line 17', exact: true }).click();
  expect(await converter.selectedText()).toContain('A gap.[^gone]');
  await desk(converter).focus();
  await page.keyboard.press('Tab');
  await expect(sign, 'Tab leads from the pages to the sign').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region(converter).getByRole('button', { name: 'Write it' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(
    region(converter).getByRole('button', { name: 'Write it' }),
    'so does Enter on it',
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sign).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(desk(converter)).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(sign).toBeHidden();
});

test('a finding is explained beside a wide page, without covering another, and can be fixed there', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await converter.write('One.[^a] Two.[^b]\n\n![A picture](picture.png)\n');
  const words = region(converter).locator('.margin-words');
  await expect(words).toHaveCount(3);
  await expect(words.first()).toBeVisible();
  const boxes = await Promise.all((await words.all()).map((each) => each.boundingBox()));
  const edges = boxes
    .map((box) => [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)])
    .sort(([a = 0], [b = 0]) => a - b);
  for (const [index, [top = 0]] of edges.entries())
    expect(top).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
  await expect(page.locator('.text-finding')).toHaveText(['[^a]', '[^b]', 'picture.png']);

  await words.first().getByRole('button', { name: 'Write it' }).click();
  await page.keyboard.type('First.');
  await expect(sheet(converter, 1).getByRole('group', { name: 'Notes' })).toContainText('First.');
  await expect(words).toHaveCount(2);
  await words.first().getByRole('button', { name: 'Remove the mark' }).click();
  await expect(words).toHaveCount(1);
  await converter.expectText('One.[^a] Two.\n\n![A picture](picture.png)\n\n[^a]: First.');
  const chooser = page.waitForEvent('filechooser');
  await words.getByRole('button', { name: 'Choose the picture' }).click();
  await (await chooser).setFiles({
    name: 'other.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL),
  });
  await expect(words).toHaveCount(0);
  await expect(sheet(converter, 1).getByRole('img', { name: 'A picture' })).toBeVisible();
});

test('a formula fits in its place, has its number at the margin, and is copied as one line', async ({
  converter,
  page,
}) => {
  await converter.write('$$x = 1 \\tag{2}$$');
  const number = sheet(converter, 1).locator('.page-equation mtext');
  await expect(number).toBeVisible();
  const gap = await number.evaluate((element) => {
    const place = element.closest('.page-equation')?.getBoundingClientRect();
    return (place?.right ?? 0) - element.getBoundingClientRect().right;
  });
  expect(Math.abs(gap)).toBeLessThan(1);
  await converter.write('Before $\\frac{a}{b} + d^2$ after.');
  const formula = sheet(converter, 1).locator('.page-equation');
  await expect(formula).not.toHaveClass(/page-numbered/);
  await expect(formula).toBeVisible();
  const isWithin = await formula.evaluate(
    (place) =>
      (place.firstElementChild?.getBoundingClientRect().width ?? 0) <=
      place.getBoundingClientRect().width + 0.5,
  );
  expect(isWithin).toBe(true);
  // In a wide font, it becomes narrower before it becomes smaller than the text beside it.
  const share = await formula.evaluate((place) => {
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    return sizeOf(place.querySelector('math') ?? place) / sizeOf(place);
  });
  expect(share).toBeGreaterThan(0.95);
  await sheet(converter, 1).evaluate((element) => {
    getSelection()?.selectAllChildren(element);
  });
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.page-content')?.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  });
  expect(copied.trim()).toMatch(/^Before a\/b\s?\+\s?d\^2 after\.$/);
  await expect(formula.locator('math')).toHaveCount(1);
});

test('the fences of a formula grow on any system', async ({ converter }) => {
  await converter.write('$$\\left( \\frac{\\frac{a}{b}}{c} \\right)$$');
  const fence = sheet(converter, 1).locator('.page-equation mo').first();
  const heightInEm = (): Promise<number> =>
    fence.evaluate(
      (element) =>
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize),
    );
  await expect.poll(heightInEm).toBeGreaterThan(2);
});

test('the browser’s own print menu has all pages of a long text at once', async ({ converter, page }) => {
  await converter.write(writeBook(10));
  const label = await sheets(converter).first().getAttribute('aria-label');
  const total = Number(label?.split(' ').at(-1));
  expect(total).toBeGreaterThan(64);
  const printed = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const count = document.querySelectorAll('.print-page:not(.print-words)').length;
    window.dispatchEvent(new Event('afterprint'));
    return count;
  });
  expect(printed).toBe(total);
});

test('no request leaves while pages are drawn', async ({ converter, page }) => {
  const foreign: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:blob|data):/.test(url)) foreign.push(url);
  });
  const remote =
    '![A picture](https://example.com/a.png) [a link](https://example.com/b)\n\n<img src="//example.com/c.png">\n';
  await converter.write(`# Title\n\n${remote}\n\u0416 \u05d0 \u4e2d\n\n\`\`\`js\nlet a;\n\`\`\`\n\n$x^2$\n`);
  await expect(sheet(converter, 1)).toContainText('a link');
  await converter.chooseTemplate('Business');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('printing prints all pages and nothing of the screen, under the document’s title', async ({
  converter,
  page,
}) => {
  await converter.write(writeBook(2));
  const label = await sheets(converter).first().getAttribute('aria-label');
  const total = Number(label?.split(' ').at(-1));
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printedAs: document.title });
  });
  await page.getByRole('button', { name: 'Print / PDF' }).click();
  await page.waitForFunction(() => 'printedAs' in window);
  expect(await page.evaluate(() => (window as unknown as { printedAs: string }).printedAs)).toBe(
    'A History of the Harbour',
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(total);
  // A4, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[4-6](?:\.\d+)? 84[12](?:\.\d+)?\]/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page).toHaveTitle(/Footmark/);
});

test('nothing is wrong with the pages for assistive technology, in any colours', async ({
  converter,
  page,
}) => {
  await converter.write(TEXT);
  await expect(region(converter).getByRole('button', { name: /Finding/ })).toBeVisible();
  const pages = { only: 'section[aria-label=Pages]' };
  expect(await violationsInBothThemes(page, pages)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect(await violations(page, pages)).toEqual([]);
  await expect(sheet(converter, 1).locator('.page-paper')).toHaveCSS('border-top-style', 'solid');
});

test('the guessed language stands beside the number of pages, and choosing another one is one edit', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(TEXT);
  const language = page.getByRole('combobox', { name: 'Language of the text' });
  await expect(language.locator('option:checked')).toHaveText('English · guessed');
  await language.focus();
  await page.keyboard.type('German');
  await expect(converter.text).toContainText('lang: de');
  await expect(language).toHaveValue('de');
  await expect(language).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Language: German' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await language.selectOption({ label: 'Arabic' });
  await expect(converter.text).toContainText('lang: ar');
  await converter.undo.first().click();
  await expect(converter.text).toContainText('lang: de');
  await converter.undo.first().click();
  await expect(converter.text).not.toContainText('lang:');
  await expect(language.locator('option:checked')).toHaveText('English · guessed');
});
