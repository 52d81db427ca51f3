// node bench/browser.mjs [CHAPTERS...]: how long the built site takes in a real browser, for books of about 1, 30, 300
// and 3,000 pages: from the click to the file, from Cancel to a free page, and the longest tasks of the page's main
// thread, by the browser's own trace, while the book is pasted, typed into and converted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { writeBook } from './book.mjs';
import { longestTask } from './main-thread.mjs';

/** A chapter of the book has about ten pages. */
const CHAPTERS = [0.1, 3, 30, 300];
const LONG_MS = 180_000;

const chapters = process.argv.slice(2).map(Number);
const server = spawn(process.execPath, [fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url))], {
  env: { ...process.env, PORT: '4399' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [address] = await once(server.stdout, 'data');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  /** @type {Record<string, object>} */
  const table = {};
  for (const count of chapters.length > 0 ? chapters : CHAPTERS)
    table[`${Math.max(1, Math.round(count * 10))} pages`] = await measure(count);
  console.log('Milliseconds; of a longest task, on the clock and (on the processor)');
  console.table(table);
} finally {
  await browser.close();
  server.kill();
}

/** @param {number} count */
async function measure(count) {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONG_MS);
  await page.goto(String(address).trim());
  const text = page.locator('.cm-content');
  await text.waitFor();
  const book = count < 1 ? writeBook(1).slice(0, 2600) : writeBook(count);
  await page.evaluate((markdown) => Object.assign(window, { book: markdown }), book);

  const pasting = await longestTask(page, async () => {
    await text.evaluate(paste);
    await page.getByLabel('Statistics').waitFor();
  });
  const typing = await longestTask(page, async () => {
    await text.focus();
    await page.keyboard.type('Typed into it. ', { delay: 30 });
    await page.waitForTimeout(1000);
  });

  const button = page.getByRole('button', { name: /^(Convert to Word|Download Ready)$/ });
  const cancelling = await cancelled(page, button);
  await page.evaluate(watchForFile);
  const converting = await longestTask(page, async () => {
    await Promise.all([page.waitForEvent('download'), button.click()]);
  });
  const { took, steps } = await page.evaluate(() => /** @type {any} */ (window).measured);
  await page.close();
  return {
    'click to file': Math.round(took),
    'progress shown': steps.join(' '),
    'cancel to free': cancelling,
    'paste: longest task': shown(pasting),
    typing: shown(typing),
    converting: shown(converting),
  };
}

/**
 * Milliseconds from pressing Cancel until the button can be pressed again; nothing where the conversion was too short.
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
  return took === undefined ? '' : Math.round(took);
}

/** @param {import('./main-thread.mjs').LongestTask} task */
function shown({ wall, processor }) {
  return `${wall} (${processor})`;
}

/** @param {Element} element */
function paste(element) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', /** @type {any} */ (window).book);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Runs in the page: notes the time of the click, what the progress bar says, and when the file is handed over. */
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

/** Runs in the page: presses Cancel as soon as it is there, and notes when the overlay is gone. */
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
