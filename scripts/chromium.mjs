import { spawnSync } from 'node:child_process';
import { findProgram, installWithApt, ROOT, run } from './system.mjs';

const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The one without windows comes first: a new page takes it half the time. */
const FASTEST = ['chromium-headless-shell', ...COMPLETE];
const START_PLAYWRIGHTS_OWN = `
  import { chromium } from '@playwright/test';
  const browser = await chromium.launch({ args: ['--no-sandbox'] });
  await browser.close();
`;

/**
 * Finds a Chromium for the browser tests, or downloads Playwright's. The system's package manager is the last resort; users
 * other than root are asked for a password only with `mayAsk`.
 *
 * @param {{ readonly mayAsk: boolean }} rights
 * @returns {{ readonly path?: string } | undefined} without a path: Playwright's own, which Playwright finds by itself
 */
export function getChromium({ mayAsk }) {
  const path = findChromium();
  if (path !== undefined) return { path };
  if (startsPlaywrightsOwn()) return {};
  console.log('\n── no Chromium is installed: downloading the one of Playwright');
  if (run(['npx', 'playwright', 'install', 'chromium'])) {
    if (startsPlaywrightsOwn()) return {};
    console.log('! It was downloaded, but does not start here: the system may lack libraries that it needs');
  }
  if (!installWithApt('chromium', { mayAsk })) return undefined;
  const installed = findChromium();
  return installed === undefined ? undefined : { path: installed };
}

/** For tests: the Chromium that `CHROMIUM_PATH` names, or else one on the PATH. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || onPath(FASTEST);
}

/** For pictures and measurements: the same, but with everything that a visitor's Chromium has. */
export function findCompleteChromium() {
  return process.env.CHROMIUM_PATH || onPath(COMPLETE);
}

/** @param {readonly string[]} names */
function onPath(names) {
  return names.map(findProgram).find((path) => path !== undefined);
}

function startsPlaywrightsOwn() {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', START_PLAYWRIGHTS_OWN], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  return status === 0;
}
