import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SCREEN_ADDRESS } from './list.mjs';
import { fromRoot } from './paths.mjs';

const PORT = '4398';

/** After this time, the messages have disappeared and the pages and their fonts have arrived. */
const SETTLED_MS = 9000;

/** Pictures of the converter with a text, in both themes: text and pages side by side, and on a phone. */
export const SCREENS = /** @type {const} */ (['light', 'dark']).flatMap((theme) => [
  { name: `screen-${theme}`, theme, width: 1280, height: 760, density: 1.5 },
  { name: `screen-${theme}-close`, theme, width: 360, height: 640, density: 2 },
]);

/**
 * Serves the built site. Resolves to two functions: one takes a picture of the converter as PNG, the other stops the server.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export async function openSite(browser) {
  const server = spawn(process.execPath, [fromRoot('scripts/serve.mjs')], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(failed)]);
  return {
    show: async (/** @type {(typeof SCREENS)[number]} */ { theme, width, height, density }) => {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: density,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      await page.goto(`http://localhost:${PORT}${SCREEN_ADDRESS}`);
      const fileName = page.getByRole('textbox', { name: 'File name' });
      await fileName.fill('gauges');
      await fileName.blur();
      await page.getByRole('group', { name: /^Page 1 of / }).waitFor();
      await page.waitForTimeout(SETTLED_MS);
      const png = await page.screenshot();
      await page.close();
      return png;
    },
    close: () => server.kill(),
  };
}

function failed() {
  throw new Error('Cannot serve the site, expected a built one (npm run build)');
}
