import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The system's Chromium, or Playwright's own if there is none. */
export function openChromium() {
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(existsSync(INSTALLED) && { executablePath: INSTALLED }),
  });
}
