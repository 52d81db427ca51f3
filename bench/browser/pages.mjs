import { readFileSync } from 'node:fs';
import { writeBook } from '../book.mjs';
import { longestTask } from '../main-thread.mjs';
import { pasteBook } from './paste-book.mjs';

/**
 * Milliseconds, as the browser's own clock and trace have them.
 *
 * @typedef {object} Pages
 * @property {number} count
 * @property {number} firstAfter from pasting to the first page
 * @property {Redrawn} heading from a key press in the book's heading until the page with its letter is painted
 * @property {Redrawn} middle the same in the middle of the book
 * @property {number} templateAfter from choosing another template until the page in it is painted
 * @property {import('../main-thread.mjs').LongestTask} typing
 * @property {import('../main-thread.mjs').LongestTask} scrolling
 * @property {import('../main-thread.mjs').LongestTask} choosing templates
 * @property {Memory | undefined} memory
 *
 * @typedef {object} Redrawn Of some keys.
 * @property {number} median
 * @property {number} worst
 *
 * @typedef {object} Memory MiB, once garbage has been collected.
 * @property {number | undefined} objects held by the scripts of the tab and its workers
 * @property {number | undefined} process private memory of the tab's process, with the browser's own code and caches
 */

const LONG_MS = 180_000;
const KEYS = 'typed slowly now';

/**
 * Opens the converter, pastes a book, types into its heading and its middle, scrolls and chooses templates.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the converter
 * @param {number} chapters
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
  const memory = await memoryOf(browser, page);
  await page.evaluate(watchPaper);

  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.waitForTimeout(2000);
  const heading = await typed(page);
  await clickInMiddle(page);
  await page.waitForTimeout(2000);
  const middle = await typed(page);
  const typing = {
    wall: Math.max(heading.tasks.wall, middle.tasks.wall),
    processor: Math.max(heading.tasks.processor, middle.tasks.processor),
  };

  const scrolling = await longestTask(page, async () => {
    await page.locator('#pages').hover();
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(30);
    }
  });
  const { templateAfter, choosing } = await choose(page);
  await page.close();
  return {
    count,
    firstAfter,
    heading: heading.redrawn,
    middle: middle.redrawn,
    templateAfter,
    typing,
    scrolling,
    choosing,
    memory,
  };
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

/**
 * Types some keys where the cursor is, each once the page with the one before it has been painted.
 *
 * @param {import('@playwright/test').Page} page
 */
async function typed(page) {
  await forget(page);
  const tasks = await longestTask(page, async () => {
    for (const [index, key] of [...KEYS].entries()) {
      await page.keyboard.type(key);
      await redrawnTimes(page, index + 1);
      await page.waitForTimeout(100);
    }
  });
  const times = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).redrawn));
  return { tasks, redrawn: { median: middleOf(times), worst: Math.round(Math.max(...times)) } };
}

/** Puts the cursor to a line of the page in the middle, as a visitor would. @param {import('@playwright/test').Page} page */
async function clickInMiddle(page) {
  await page.locator('#pages').evaluate((pages) => {
    pages.scrollTop = pages.scrollHeight / 2;
  });
  await page.waitForTimeout(1000);
  const box = await page.locator('#pages').boundingBox();
  const lines = await page.locator('.page-line').all();
  for (const line of lines) {
    const place = await line.boundingBox();
    if (!box || !place || place.width < 200 || place.y < box.y + box.height / 3) continue;
    await page.mouse.click(place.x + 90, place.y + place.height / 2);
    return;
  }
}

/** Chooses templates. @param {import('@playwright/test').Page} page */
async function choose(page) {
  await page.locator('#pages').evaluate((pages) => {
    pages.scrollTop = 0;
  });
  await page.waitForTimeout(1000);
  await forget(page);
  const choosing = await longestTask(page, async () => {
    let chosen = 0;
    const templates = page.getByRole('radiogroup', { name: 'Template' });
    for (const name of ['Business', 'Plain', 'Business', 'Plain']) {
      await templates.getByRole('radio', { name, exact: true }).click();
      chosen += 1;
      await redrawnTimes(page, chosen);
      await page.waitForTimeout(300);
    }
  });
  const times = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).redrawn));
  return { templateAfter: middleOf(times), choosing };
}

/** @param {import('@playwright/test').Page} page */
const forget = (page) =>
  page.evaluate(() => {
    /** @type {any} */ (window).redrawn.length = 0;
  });

/** @param {import('@playwright/test').Page} page @param {number} times */
const redrawnTimes = (page, times) =>
  page.waitForFunction((times) => /** @type {any} */ (window).redrawn.length >= times, times);

/** Runs in the page: records how long after each key press or click the page is drawn and painted. */
function watchPaper() {
  /** @type {number[]} */
  const redrawn = [];
  let pressed = 0;
  Object.assign(window, { redrawn });
  for (const type of ['keydown', 'click'])
    addEventListener(type, () => (pressed = performance.now()), { capture: true });
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
function middleOf(values) {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

/**
 * The memory of the tab and its workers, if the browser reports it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Memory>}
 */
async function memoryOf(browser, page) {
  const bytes = await page.evaluate(async () => {
    const { measureUserAgentSpecificMemory: measure } = /** @type {any} */ (performance);
    return measure ? /** @type {number} */ ((await measure.call(performance)).bytes) : undefined;
  });
  return { objects: bytes === undefined ? undefined : mebibytes(bytes), process: await ownMemory(browser) };
}

/** Of the largest process that shows pages: nobody else has a tab open. @param {import('@playwright/test').Browser} browser */
async function ownMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateBytes(id));
  const known = sizes.filter((size) => size !== undefined);
  return known.length === 0 ? undefined : mebibytes(Math.max(...known));
}

/** The memory that a process shares with no other, on Linux. @param {number} id */
function privateBytes(id) {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const kibibytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+)/gm)].map(([, size]) =>
      Number(size),
    );
    return kibibytes.reduce((sum, size) => sum + size, 0) * 1024;
  } catch {
    return undefined;
  }
}

/** @param {number} bytes */
const mebibytes = (bytes) => Math.round(bytes / 1024 / 1024);
