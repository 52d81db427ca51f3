// node bench/browser.mjs [--no-audit | --only-audit] [CHAPTERS...]: the speed of the built site in a real browser, for books of about
// 1, 30, 300 and 3,000 pages, and the Lighthouse scores of its pages. Without arguments it writes docs/browser.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findCompleteChromium } from '../scripts/chromium.mjs';
import { auditPages } from './browser/audit.mjs';
import { measureConversion } from './browser/conversion.mjs';
import { measurePages } from './browser/pages.mjs';
import { auditTable, browserPage, conversionTable, pagesTable } from './browser-page.mjs';

/** A chapter of the book has about 8.9 pages. */
const CHAPTERS = [0.1, 4, 34, 338];
const AUDITED = ['/', '/landing', '/docs', '/faq'];
const CHROMIUM = findCompleteChromium() ?? chromium.executablePath();
const PAGE = new URL('../docs/browser.md', import.meta.url);

const words = process.argv.slice(2);
const chapters = words.filter((word) => !word.startsWith('--')).map(Number);
const server = spawn(process.execPath, [fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url))], {
  env: { ...process.env, PORT: '4399' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [line] = await once(server.stdout, 'data');
  const address = String(line).trim().replace(/\/$/, '');
  const measured = words.includes('--only-audit') ? undefined : await measureInBrowser(address);
  if (measured) console.log(`\n${conversionTable(measured.conversions)}\n\n${pagesTable(measured.pages)}\n`);
  const audits = words.includes('--no-audit') ? [] : auditPages(address, AUDITED, CHROMIUM);
  if (audits.length > 0) console.log(auditTable(audits));
  if (measured && words.length === 0) writeFileSync(PAGE, browserPage({ ...measured, audits }));
} finally {
  server.kill();
}

/** @param {string} address */
async function measureInBrowser(address) {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const conversions = [];
    const pages = [];
    for (const count of chapters.length > 0 ? chapters : CHAPTERS) {
      const measured = await measurePages(browser, address, count);
      pages.push(measured);
      conversions.push({
        pages: measured.count,
        conversion: await measureConversion(browser, address, count),
      });
    }
    return { browser: `Chromium ${browser.version()}`, conversions, pages };
  } finally {
    await browser.close();
  }
}
