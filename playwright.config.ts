import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/** `PORT` gives another, where that one is taken. */
const PORT = Number(process.env.PORT ?? 4317);

/**
 * What a Chromium started by root in a container needs, and no traffic of its own. With windows it gives each origin, and each
 * sandboxed frame, a process of its own; without, only on request.
 */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--site-per-process',
];

/** Without one, Playwright takes its own. */
const INSTALLED = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  // Without the paths of the other projects: they lead to the engine's types, and the tests run the engine itself.
  tsconfig: 'tests/e2e/tsconfig.playwright.json',
  fullyParallel: true,
  // One for each processor. Three on two save 5 % of the time, but then a test that keeps a processor busy may fail.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // A test waits for a state, not for a time; a slow machine only has to reach it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Machines of continuous integration stall at times; the report names what did not pass at once.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  use: {
    // It answers before the routes of the tests do; those that are about it allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(INSTALLED && { executablePath: INSTALLED }) },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    port: PORT,
    env: { PORT: String(PORT) },
  },
});
