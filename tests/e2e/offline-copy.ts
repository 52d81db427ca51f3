import type { Page } from '@playwright/test';

/** Waits until the service worker has kept the site and answers the page's requests. */
export async function offlineCopy(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
