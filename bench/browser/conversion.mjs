import { writeBook } from '../book.mjs';
import { longestTask } from '../main-thread.mjs';
import { pasteBook } from './paste-book.mjs';

/**
 * Milliseconds from the browser's own clock and trace.
 *
 * @typedef {object} Conversion
 * @property {number} fileAfter from the click to the file
 * @property {readonly string[]} progress the percentages that the page showed
 * @property {number | undefined} cancelledAfter from Cancel until the page is responsive; undefined if the conversion was too quick to cancel
 * @property {import('../main-thread.mjs').LongestTask} pasting
 * @property {import('../main-thread.mjs').LongestTask} typing
 * @property {import('../main-thread.mjs').LongestTask} converting
 */

const LONG_MS = 180_000;

/**
 * Opens the converter, pastes a book, types into it, cancels one conversion and runs another.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the converter
 * @param {number} chapters of about ten pages each
 * @returns {Promise<Conversion>}
 */
export async function measureConversion(browser, address, chapters) {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONG_MS);
  await page.goto(address);
  const text = page.locator('.cm-content');
  // The code editor loads after the first interaction.
  await page.getByRole('textbox', { name: 'Markdown' }).focus();
  await text.waitFor();
  const book = chapters < 1 ? writeBook(1).slice(0, 2600) : writeBook(chapters);
  await page.evaluate((markdown) => Object.assign(window, { book: markdown }), book);

  const pasting = await longestTask(page, async () => {
    await text.evaluate(pasteBook);
    await page.getByLabel('Statistics').waitFor();
  });
  const typing = await longestTask(page, async () => {
    await text.focus();
    await page.keyboard.type('Typed into it. ', { delay: 30 });
    await page.waitForTimeout(1000);
  });

  const button = page.getByRole('button', { name: /^(Convert to Word|Download Ready)$/ });
  const cancelledAfter = await cancelled(page, button);
  await page.evaluate(watchForFile);
  const converting = await longestTask(page, async () => {
    await Promise.all([page.waitForEvent('download'), button.click()]);
  });
  const { took, steps } = await page.evaluate(() => /** @type {any} */ (window).measured);
  await page.close();
  return { fileAfter: Math.round(took), progress: steps, cancelledAfter, pasting, typing, converting };
}

/**
 * Milliseconds from pressing Cancel until the button is enabled again; undefined if the conversion was too short.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} button
 */
async function cancelled(page, button) {
  await page.evaluate(watchForCancel);
  const file = page.waitForEvent('download', { timeout: 3000 }).catch(() => undefined);
  await button.click();
  await page.waitForFunction(() => 'cancelled' in window, undefined, { timeout: 5000 }).catch(() => {});
  await file;
  await button.and(page.locator(':enabled')).waitFor();
  const took = await page.evaluate(() => /** @type {any} */ (window).cancelled);
  return took === undefined ? undefined : Math.round(took);
}

/** Runs in the page: records the time of the click, the progress bar's values, and when the file is ready. */
function watchForFile() {
  /** @type {string[]} */
  const steps = [];
  let start = 0;
  addEventListener('click', () => (start ||= performance.now()), { capture: true, once: true });
  new MutationObserver(() => {
    const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
    if (value && steps.at(-1) !== value) steps.push(value);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  const create = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    Object.assign(window, { measured: { took: performance.now() - start, steps } });
    URL.createObjectURL = create;
    return create(blob);
  };
}

/** Runs in the page: presses Cancel as soon as it appears, and records when the overlay closes. */
function watchForCancel() {
  let start = 0;
  const observer = new MutationObserver(() => {
    const dialog = document.querySelector('[role=dialog]');
    if (dialog && start === 0) {
      start = 1;
      setTimeout(() => {
        const cancel = [...dialog.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Cancel',
        );
        if (cancel?.ariaDisabled === 'true') return observer.disconnect();
        start = performance.now();
        cancel?.click();
      }, 50);
    } else if (!dialog && start > 1) {
      observer.disconnect();
      Object.assign(window, { cancelled: performance.now() - start });
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
}
