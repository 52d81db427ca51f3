import { strFromU8, unzipSync } from 'fflate';
import { writeBook } from '../../bench/book.mjs';
import { type Converter, expect, test } from './converter';

const WARNING = 'Large document mode: Showing portion around cursor';
const line = (number: number) => `Line ${String(number).padStart(5, '0')} of the book.\n`;
const BOOK = Array.from({ length: 3000 }, (_, index) => line(index + 1)).join('');

/** The window of 5,000 characters, its margins and its last line. */
const SHOWN_AT_MOST = 5300;

const warning = (converter: Converter) => converter.page.getByText(WARNING);
const part = (converter: Converter, name: 'Next part' | 'Previous part') =>
  converter.page.getByRole('button', { name });

test('the mode is on above 10,000 characters, not at them', async ({ converter }) => {
  await converter.write('x'.repeat(10_000));
  await expect(warning(converter)).toBeHidden();
  await converter.text.press('Control+End');
  await converter.page.keyboard.type('y');
  await expect(warning(converter)).toBeVisible();
  await converter.page.keyboard.press('Backspace');
  await expect(warning(converter)).toBeHidden();
});

test.describe('a large text', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test.beforeEach(({ converter }) => converter.write(BOOK));

  test('is shown around the cursor, and what is typed there goes into the whole', async ({ converter }) => {
    const { page } = converter;
    await converter.text.press('Control+Home');
    await part(converter, 'Next part').click();
    await converter.text.focus();
    // CodeMirror puts its selection where the browser has put its own, just after the focus.
    await page.waitForTimeout(200);
    await page.keyboard.type('TYPED');
    const whole = await converter.wholeText();
    expect(whole).toHaveLength(BOOK.length + 5);
    const at = whole.indexOf('TYPED');
    expect(at).toBe(5000);
    expect(whole.replace('TYPED', '')).toBe(BOOK);
    await page.keyboard.press('Control+z');
    expect(await converter.wholeText()).toBe(BOOK);
  });

  test('can be gone through from end to end', async ({ converter }) => {
    const { page } = converter;
    await converter.text.press('Control+Home');
    await expect(part(converter, 'Previous part')).toBeDisabled();
    await expect(converter.text).toContainText('Line 00001');
    await page.getByLabel('Place in the text').fill('100');
    await expect(part(converter, 'Next part')).toBeDisabled();
    await converter.text.press('Control+End');
    await expect(converter.text).toContainText('Line 03000');
    await part(converter, 'Previous part').click();
    await expect(part(converter, 'Next part')).toBeEnabled();
  });

  test('is selected whole by Ctrl+A: copied, replaced and deleted', async ({ converter }) => {
    const { page } = converter;
    await converter.text.press('Control+a');
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(BOOK);
    await page.keyboard.press('Backspace');
    await converter.expectText('');
    await page.keyboard.press('Control+z');
    expect(await converter.wholeText()).toBe(BOOK);
    await converter.text.press('Control+a');
    await converter.paste('Another text');
    await converter.expectText('Another text');
    await page.keyboard.type(', typed on');
    await converter.expectText('Another text, typed on');
  });

  test('is selected from the cursor to its end by Ctrl+Shift+End, and cut', async ({ converter }) => {
    const { page } = converter;
    await converter.text.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Shift+End');
    await page.keyboard.press('Control+x');
    await converter.expectText('Line 00001 of the book.\n');
    await converter.text.press('Control+v');
    expect(await converter.wholeText()).toBe(BOOK);
  });

  test('moves along with the cursor', async ({ converter }) => {
    await converter.text.press('Control+Home');
    for (let page = 0; page < 12; page += 1) await converter.page.keyboard.press('PageDown');
    await expect(part(converter, 'Previous part')).toBeEnabled();
    await expect(converter.text).not.toContainText('Line 00001');
  });

  test('can be edited whole, and in part again', async ({ converter }) => {
    const { page } = converter;
    await page.getByRole('button', { name: 'Edit the whole text' }).click();
    await expect(warning(converter)).toBeHidden();
    await converter.text.press('Control+Home');
    await expect(converter.text).toContainText('Line 00001');
    await page.keyboard.type('First! ');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Last!');
    expect(await converter.wholeText()).toBe(`First! ${BOOK}Last!`);
    await page.getByRole('button', { name: 'Show a part only' }).click();
    await expect(warning(converter)).toBeVisible();
  });

  test('is searched whole', async ({ converter }) => {
    await converter.page.keyboard.press('Control+f');
    await converter.page.getByRole('textbox', { name: 'Find in the text' }).fill('line 01500');
    await expect(converter.page.getByText('1 of 1')).toBeVisible();
    await expect(converter.text).toContainText('Line 01500 of the book.');
  });

  test('keeps its lines’ numbers', async ({ converter }) => {
    await converter.text.press('Control+End');
    await expect(converter.page.locator('.cm-gutterElement').filter({ hasText: '3000' })).toBeVisible();
  });

  test('is converted whole', async ({ converter }) => {
    const { bytes } = await converter.convert();
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain('Line 00001 of the book.');
    expect(xml).toContain('Line 03000 of the book.');
  });
});

test('a finding anywhere in a large text can be gone to', async ({ converter }) => {
  await converter.write(`${BOOK}\nA gap.[^gone]\n\n${BOOK}`);
  await converter.page.getByRole('button', { name: 'Line 3,002' }).click();
  await expect.poll(() => converter.selectedText()).toBe('A gap.[^gone]');
});

test('a book of 300 pages is pasted, typed into and converted, only a window of it in the page', async ({
  converter,
}) => {
  test.slow();
  const { page } = converter;
  await converter.write(writeBook());
  await expect(page.getByLabel('Statistics')).toContainText(/1\d\d,\d{3} words/, { timeout: 30_000 });
  await converter.text.press('Control+Home');
  await page.keyboard.type('Typed before it. ');
  await expect(converter.text).toContainText('Typed before it.');
  expect((await converter.shownText()).length).toBeLessThan(SHOWN_AT_MOST);

  const { bytes } = await converter.convert();
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  expect(xml.includes('Typed before it. ')).toBe(true);
});

test('five megabytes can be pasted and typed into', async ({ converter }) => {
  test.slow();
  const { page } = converter;
  const large = 'Some words on a line.\n'.repeat(240_000);
  await page.evaluate((text) => Object.assign(window, { large: text }), large);
  await converter.text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', (window as unknown as { large: string }).large);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(warning(converter)).toBeVisible();
  await converter.text.focus();
  await page.keyboard.type('Still quick.');
  await expect(converter.text).toContainText('Still quick.');
  expect((await converter.shownText()).length).toBeLessThan(SHOWN_AT_MOST);
});
