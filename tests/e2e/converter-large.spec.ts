import { test as plain } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { writeBook } from '../../bench/book.mjs';
import { Converter, expect, test } from './converter';

const WARNING = 'Large document mode: Showing portion around cursor';
const line = (number: number) => `Line ${String(number).padStart(5, '0')} of the book.\n`;
const BOOK = Array.from({ length: 3000 }, (_, index) => line(index + 1)).join('');

/** The window and its margins, with the rest of the lines at its ends. */
const SHOWN_AT_MOST = 7300;

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

test('its warning is one line of 32 px beside the pages', async ({ converter }) => {
  await converter.write(BOOK);
  const bar = warning(converter).locator('..');
  for (const width of [1280, 1440, 1920]) {
    await converter.page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await bar.boundingBox())?.height, `at ${width} px`).toBe(32);
    const cut = await warning(converter).evaluate((words) => words.scrollWidth > words.clientWidth);
    expect(cut, `at ${width} px`).toBe(false);
  }
});

test.describe('a large text', () => {
  // Where there is room for everything in the line.
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1680, height: 720 } });
  test.beforeEach(({ converter }) => converter.write(BOOK));

  test('is shown around the cursor, and what is typed there goes into the whole', async ({ converter }) => {
    const { page } = converter;
    await converter.text.press('Control+Home');
    await part(converter, 'Next part').click();
    await converter.text.focus();
    // CodeMirror sets its selection to the browser's just after it gets the focus.
    await page.waitForTimeout(200);
    await page.keyboard.type('TYPED');
    const whole = await converter.wholeText();
    expect(whole).toHaveLength(BOOK.length + 5);
    const at = whole.indexOf('TYPED');
    expect(whole.slice(at - 1, at)).toBe('\n');
    expect(Math.abs(at - 5000)).toBeLessThan(100);
    expect(whole.replace('TYPED', '')).toBe(BOOK);
    await page.keyboard.press('Control+z');
    expect(await converter.wholeText()).toBe(BOOK);
  });

  test('shows whole lines only, whichever part of it', async ({ converter }) => {
    await converter.text.press('Control+Home');
    for (let turn = 0; turn < 3; turn += 1) {
      await part(converter, 'Next part').click();
      const drawn = converter.page.locator('.cm-line');
      for (const which of [drawn.first(), drawn.last()])
        await expect(which).toHaveText(/^Line \d{5} of the book\.$/);
    }
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

  test('can be selected beyond the window, by keys to and fro and by mouse', async ({ converter }) => {
    const { page } = converter;
    const times = async (count: number, key: string) => {
      for (let time = 0; time < count; time += 1) await page.keyboard.press(key);
    };
    const copied = async () => {
      await page.keyboard.press('Control+c');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      return { from: BOOK.indexOf(text), lines: text.split('\n').length };
    };
    await converter.text.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await times(16, 'Shift+PageDown');
    const far = await copied();
    expect(far.from).toBe(line(1).length);
    expect(far.lines).toBeGreaterThan(SHOWN_AT_MOST / line(1).length);
    await times(8, 'Shift+PageUp');
    const back = await copied();
    expect(back.from).toBe(line(1).length);
    expect(back.lines).toBeLessThan(far.lines);

    await page.getByLabel('Place in the text').fill('50');
    const scroller = page.locator('.cm-scroller');
    // Only once the editor has the part is its end that of the part; and it draws the lines there after scrolling.
    await expect(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, 1e6));
      await expect(scroller).toContainText('Line 01608', { timeout: 500 });
    }).toPass();
    const box = await scroller.boundingBox();
    if (!box) throw new Error('No editor');
    await page.mouse.move(box.x + 150, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + box.height - 4, { steps: 4 });
    await expect(page.getByLabel('Place in the text')).toHaveAttribute('aria-valuetext', /5[1-5] percent/);
    // The line at the mouse is still there, and not the end of the next part.
    const { top, height } = await scroller.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      top: scrollTop,
      height: scrollHeight - clientHeight,
    }));
    expect(top).toBeLessThan(height - 500);
    await page.mouse.up();
    expect((await copied()).lines).toBeGreaterThan(10);
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
    await page.getByRole('button', { name: 'Show only a part' }).click();
    await expect(warning(converter)).toBeVisible();
  });

  test('is searched whole', async ({ converter }) => {
    await converter.page.keyboard.press('Control+f');
    await converter.page.getByRole('textbox', { name: 'Find in the text' }).fill('line 01500');
    await expect(converter.page.getByText('1 of 1', { exact: true })).toBeVisible();
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

/** A long insertion from an input method, dictation or an extension, and whether the browser's own was prevented. */
async function insertMuch({ page, text: field }: Converter, text: string): Promise<boolean> {
  await field.focus();
  await page.evaluate(() => {
    document.addEventListener(
      'beforeinput',
      (event) => Object.assign(window, { isTaken: event.defaultPrevented }),
      { once: true },
    );
  });
  await page.keyboard.insertText(text);
  return page.evaluate(() => (window as unknown as { isTaken: boolean }).isTaken);
}

async function expectTaken(converter: Converter): Promise<void> {
  const { page } = converter;
  await converter.text.fill('Before  after');
  // The page takes insertions once React runs, which enables the button.
  await expect(converter.button).toBeEnabled();
  await converter.text.press('Control+Home');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  expect(await insertMuch(converter, BOOK)).toBe(true);
  await expect(warning(converter)).toBeVisible();
  expect((await converter.shownText()).length).toBeLessThan(SHOWN_AT_MOST);
  expect(await converter.wholeText()).toBe(`Before ${BOOK} after`);
  await converter.text.press('Control+z');
  await converter.expectText('Before  after');
  // The part in the window is small enough for the browser.
  expect(await insertMuch(converter, 'a word')).toBe(false);
  await converter.expectText('Before a word after');
}

test.describe('a lot of text that arrives without a paste is one edit', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  plain.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('in the code editor', ({ converter }) => expectTaken(converter));

  plain('in the plain text area', async ({ page }) => {
    await page.route(/\/assets\/code-editor-.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await expectTaken(new Converter(page));
  });
});

test('a text is called slow if it is, not if it is only long', async ({ converter }) => {
  const { page } = converter;
  const advice = page.getByText('A text this long may take a while to convert. Splitting it can help.');
  const answering = (tookMs: number) => `onmessage = ({ data }) => data.kind === 'inspect' && postMessage({
    kind: 'inspected', id: data.id, result: {
      statistics: { words: 90000, characters: 1, footnotes: 0, tables: 0, headings: 0, lists: 0, listCount: 0, codeBlocks: 0 },
      features: {}, repairs: [], notices: [], noticeCount: 0,
      pictures: { listed: [], count: 0, missing: 0, unused: [] }, tookMs: ${tookMs},
    },
  });`;
  for (const tookMs of [1000, 6000]) {
    await converter.replaceWorker(answering(tookMs));
    await page.reload();
    await converter.codeEditor();
    await converter.write('A book.');
    await expect(page.getByLabel('Statistics')).toContainText('90,000 words');
    await expect(advice).toBeVisible({ visible: tookMs > 5000 });
    await converter.restoreWorker();
  }
});
