import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installApart } from '../install-apart.mjs';
import { byProcessorTime } from './processor-time.mjs';

const FOLDER = fileURLToPath(new URL('../lighthouse/', import.meta.url));
const ROUNDS = 3;

/** How often a round is tried: now and then Chromium's trace lacks its beginning, and Lighthouse asks to be run again. */
const MAX_TRIES = 3;

/**
 * A page's Lighthouse scores in its mobile setting, a mid-range phone on a slow network: the round with the median
 * performance. On a machine that others use too, tasks last longer than they work, and Lighthouse makes four times as much of
 * each; so every visit is scored once more from what its tasks had of the processor.
 *
 * @typedef {object} Audit
 * @property {string} page
 * @property {Readonly<Record<'accessibility' | 'best-practices' | 'seo', number>>} scores of 100
 * @property {Load} wall
 * @property {Load} processor
 *
 * @typedef {object} Load
 * @property {number} performance of 100
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
    return rounds.sort((a, b) => a.wall.performance - b.wall.performance)[ROUNDS >> 1] ?? fail(page);
  });
}

/**
 * @param {string} address
 * @param {string} page
 * @param {string} chromium
 * @returns {Audit}
 */
function auditPage(address, page, chromium) {
  const visit = mkdtempSync(join(tmpdir(), 'footmark-audit-'));
  try {
    const url = address + page;
    const { categories, ...report } = runLighthouse(url, chromium, visit, { isNew: true });
    const score = (/** @type {string} */ name) => Math.round(categories[name].score * 100);
    const trace = join(visit, 'defaultPass.trace.json');
    const recorded = JSON.parse(readFileSync(trace, 'utf8'));
    writeFileSync(trace, JSON.stringify({ ...recorded, traceEvents: byProcessorTime(recorded.traceEvents) }));
    return {
      page,
      scores: {
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      wall: loadOf({ categories, ...report }),
      processor: loadOf(runLighthouse(url, chromium, visit, { isNew: false })),
    };
  } finally {
    rmSync(visit, { recursive: true, force: true });
  }
}

/**
 * @param {{ categories: any, audits: any }} report as in Lighthouse's JSON
 * @returns {Load}
 */
function loadOf({ categories, audits }) {
  const time = (/** @type {string} */ name) => Math.round(audits[name].numericValue);
  return {
    performance: Math.round(categories.performance.score * 100),
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
 * @param {string} visit the folder of the visit's records
 * @param {{ isNew: boolean }} what to score: a new visit, or the one that is recorded
 * @returns {{ categories: any, audits: any }} as in Lighthouse's JSON
 * @throws if every try fails
 */
function runLighthouse(url, chromium, visit, { isNew }) {
  const report = join(visit, 'report.json');
  let failure = '';
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        `${FOLDER}node_modules/lighthouse/cli/index.js`,
        url,
        '--quiet',
        ...(isNew ? [`--gather-mode=${visit}`] : []),
        `--audit-mode=${visit}`,
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
