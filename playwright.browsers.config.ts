import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

/** `PORT` gives another, where that one is taken. */
const PORT = Number(process.env.PORT ?? 4318);

/**
 * The page in the engines of other browsers. Not a part of `npm test`: Firefox and WebKit come from Playwright only, with
 * `npx playwright install firefox webkit`.
 */
export default defineConfig({
  testDir: 'tests/browsers',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}`, serviceWorkers: 'block' },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' } },
    { name: 'webkit', use: { browserName: 'webkit' } },
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: shared.use?.launchOptions ?? {} } },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    port: PORT,
    env: { PORT: String(PORT) },
  },
});
