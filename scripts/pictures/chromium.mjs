import { chromium } from '@playwright/test';
import { findCompleteChromium } from '../chromium.mjs';

/** The system's Chromium, or Playwright's own if there is none. */
export function openChromium() {
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    executablePath: findCompleteChromium() ?? chromium.executablePath(),
  });
}
