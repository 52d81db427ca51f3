import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

const LARGE_TEXT = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
const launchOptions = shared.use?.launchOptions ?? {};

/** Pictures of every state of the screen, for people to look at: `tests/screens/README.md` says how. Not a part of `npm test`. */
export default defineConfig({
  ...shared,
  testDir: 'tests/screens',
  workers: 2,
  retries: 0,
  projects: [
    { name: 'screens' },
    {
      name: 'large-text',
      use: { launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] } },
    },
  ],
});
