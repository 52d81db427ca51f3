import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installApart } from '../install-apart.mjs';

const FOLDER = fileURLToPath(new URL('../lighthouse/', import.meta.url));
const ROUNDS = 3;

/** How often a round is tried: now and then Chromium's trace lacks its beginning, and Lighthouse asks to be run again. */
const MAX_TRIES = 3;

/**
 * A page's Lighthouse scores in its mobile setting, a mid-range phone on a slow network: the round with the median
 * performance.
 *
 * @typedef {object} Audit
 * @property {string} page
 * @property {Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>} scores of 100
 * @property {Readonly<Record<'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time' | 'interactive', number>>} milliseconds
 */

/**
 * @param {string} address of the site, without a trailing slash
 * @param {readonly string[]} pages
 * @param {string} chromium the path of the browser
 * @returns {Audit[]} empty if Lighthouse cannot be installed
 */
export function auditPages(address, pages, chromium) {
  if (!installApart(FOLDER, 'Lighthouse, about 100 MB')) return [];
  return pages.map((page) => {
    const rounds = Array.from({ length: ROUNDS }, () => auditPage(address, page, chromium));
    return rounds.sort((a, b) => a.scores.performance - b.scores.performance)[ROUNDS >> 1] ?? fail(page);
  });
}

/**
 * @param {string} address
 * @param {string} page
 * @param {string} chromium
 * @returns {Audit}
 */
function auditPage(address, page, chromium) {
  const { categories, audits } = runLighthouse(address + page, chromium);
  const score = (/** @type {string} */ name) => Math.round(categories[name].score * 100);
  const time = (/** @type {string} */ name) => Math.round(audits[name].numericValue);
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    milliseconds: {
      'first-contentful-paint': time('first-contentful-paint'),
      'largest-contentful-paint': time('largest-contentful-paint'),
      'total-blocking-time': time('total-blocking-time'),
      interactive: time('interactive'),
    },
  };
}

/**
 * @param {string} url
 * @param {string} chromium
 * @returns the report, as in Lighthouse's JSON
 * @throws if every try fails
 */
function runLighthouse(url, chromium) {
  const report = join(tmpdir(), `footmark-audit-${process.pid}.json`);
  let failure = '';
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        `${FOLDER}node_modules/lighthouse/cli/index.js`,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8' },
    );
    if (status === 0) return JSON.parse(readFileSync(report, 'utf8'));
    failure = stderr.slice(-500);
  }
  throw new Error(`Cannot audit ${url}: ${failure}`);
}

/** @param {string} page @returns {never} */
function fail(page) {
  throw new Error(`Cannot audit ${page}, expected at least one round`);
}
