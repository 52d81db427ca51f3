import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

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

export default defineConfig({
  testDir: 'tests/e2e',
  // Without the paths of the other projects: they lead to the engine's types, and the tests run the engine itself.
  tsconfig: 'tests/e2e/tsconfig.playwright.json',
  fullyParallel: true,
  // A browser waits more than it works: one for each processor, not for every second.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // Machines of continuous integration stall at times; the report names what passed only the second time.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    // It answers before the routes of the tests do; those that are about it allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...installedChromium() },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    port: PORT,
    env: { PORT: String(PORT) },
  },
});

/** Nothing, and so Playwright's own browser, where the machine has no Chromium. */
function installedChromium(): { executablePath?: string } {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const places = ['/usr/bin', ...PATH.split(delimiter)];
  // The one without windows takes half the time for a new page.
  const programs = ['chromium-headless-shell', 'chromium'].flatMap((name) =>
    places.map((place) => join(place, name)),
  );
  const found = CHROMIUM_PATH ?? programs.find(isExecutable);
  return found ? { executablePath: found } : {};
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
