import type { Page } from '@playwright/test';
import { SERVICE_WORKER } from '../../web/app/offline/new-version';

/**
 * Has the site kept at once, and waits until the service worker answers the page's requests. By itself a page waits with
 * this for `OFFLINE_COPY_DELAY_MS`.
 */
export async function offlineCopy(page: Page): Promise<void> {
  await page.evaluate((address) => void navigator.serviceWorker.register(address), SERVICE_WORKER);
  await keptByItself(page);
}

/** Waits until the page has had the site kept. */
export async function keptByItself(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
