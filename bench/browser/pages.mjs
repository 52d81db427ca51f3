import { writeBook } from '../book.mjs';
import { longestTask } from '../main-thread.mjs';
import { pasteBook } from './paste-book.mjs';

/**
 * Milliseconds, as the browser's own clock and trace have them.
 *
 * @typedef {object} Pages
 * @property {number} count
 * @property {number} firstAfter from pasting until the first page stands there
 * @property {number} redrawnAfter from a key until the page with its letter has been painted; the middle of some
 * @property {import('../main-thread.mjs').LongestTask} typing
 * @property {import('../main-thread.mjs').LongestTask} scrolling
 * @property {number | undefined} mebibytes of the tab and its workers
 */

const LONG_MS = 180_000;
const KEYS = 'typed slowly';

/**
 * Opens the converter, pastes a book, and types into its middle and scrolls its pages once they are there.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the converter
 * @param {number} chapters each has about ten pages
 * @returns {Promise<Pages>}
 */
export async function measurePages(browser, address, chapters) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(LONG_MS);
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Markdown' }).focus();
  const text = page.locator('.cm-content');
  await text.waitFor();
  const firstAfter = await pasted(page, chapters);
  const count = await page.evaluate(
    () => Number(document.querySelector('.page')?.getAttribute('aria-label')?.split(' ').at(-1)) || 0,
  );
  await page.waitForTimeout(5000);

  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.waitForTimeout(2000);
  await page.evaluate(watchPaper);
  const typing = await longestTask(page, async () => {
    for (const key of KEYS) {
      const before = await page.evaluate(() => /** @type {any} */ (window).redrawn.length);
      await page.keyboard.type(key);
      await page.waitForFunction((seen) => /** @type {any} */ (window).redrawn.length > seen, before);
      await page.waitForTimeout(100);
    }
  });
  const redrawn = await page.evaluate(() => /** @type {any} */ (window).redrawn);
  const scrolling = await longestTask(page, async () => {
    await page.locator('#pages').hover();
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(30);
    }
  });
  const mebibytes = await memory(page);
  await page.close();
  return { count, firstAfter, redrawnAfter: middle(redrawn), typing, scrolling, mebibytes };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} chapters
 */
async function pasted(page, chapters) {
  const book = chapters < 1 ? writeBook(1).slice(0, 2600) : writeBook(chapters);
  await page.evaluate((markdown) => Object.assign(window, { book: markdown }), book);
  const start = Date.now();
  await page.locator('.cm-content').evaluate(pasteBook);
  await page.locator('.page-line').first().waitFor();
  return Date.now() - start;
}

/** Runs in the page: notes how long after each key the paper has been drawn on and painted. */
function watchPaper() {
  /** @type {number[]} */
  const redrawn = [];
  let pressed = 0;
  Object.assign(window, { redrawn });
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
  new MutationObserver((records) => {
    const isPaper = records.some(
      ({ target }) => target instanceof Element && target.classList.contains('page-paper'),
    );
    if (!isPaper || pressed === 0) return;
    const start = pressed;
    pressed = 0;
    // The frame after the change, once it has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => redrawn.push(performance.now() - start);
      port2.postMessage(undefined);
    });
  }).observe(document.querySelector('.pages-roll') ?? document.body, { subtree: true, childList: true });
}

/** @param {readonly number[]} values */
function middle(values) {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

/**
 * What the tab holds once garbage has been collected, its workers included, where the browser tells.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number | undefined>}
 */
async function memory(page) {
  const bytes = await page.evaluate(async () => {
    const { measureUserAgentSpecificMemory: measure } = /** @type {any} */ (performance);
    return measure ? (await measure.call(performance)).bytes : undefined;
  });
  return bytes === undefined ? undefined : Math.round(bytes / 1024 / 1024);
}
