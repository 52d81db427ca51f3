import type { Page } from '@playwright/test';
import { SERVICE_WORKER } from '../../web/app/offline/new-version';

/**
 * Has the site stored at once, and waits until the service worker handles the page's requests. By itself, a page waits
 * for `OFFLINE_COPY_DELAY_MS` first.
 */
export async function offlineCopy(page: Page): Promise<void> {
  await page.evaluate((address) => void navigator.serviceWorker.register(address), SERVICE_WORKER);
  await keptByItself(page);
}

/** Waits until the page has had the site stored. */
export async function keptByItself(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
