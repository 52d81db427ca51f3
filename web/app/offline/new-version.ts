import { TAKE_OVER } from '../service-worker/messages';

export const SERVICE_WORKER = '/service-worker.js';
/** How often a page that stays open checks for a new version. */
const ASK_EVERY_MS = 60 * 60 * 1000;
/** A new version does not take longer than this to take over, unless it is stuck. */
const TAKE_OVER_MS = 3000;

/**
 * Makes the browser store the site for offline visits, and reports when a newer version is waiting. If the browser
 * refuses, as some do in private windows, the site works as usual.
 */
export async function keepOfflineCopy(onNewVersion: (waiting: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined);
  if (!registration) return;
  const look = (): void => {
    // The very first version takes over at once.
    if (registration.waiting && navigator.serviceWorker.controller) onNewVersion(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  askAgain(registration);
}

/**
 * Shows the new version. The page must be ready to reload.
 *
 * Chromium sometimes leaves a worker that called `skipWaiting()` waiting for minutes, until it finds the active one idle.
 * Then the registration is given up: the reloaded page comes from the network and registers anew, with the same cache.
 */
export function takeNewVersion(waiting: ServiceWorker): void {
  const { serviceWorker } = navigator;
  // Another window has activated it meanwhile.
  if (waiting.state !== 'installed') {
    location.reload();
    return;
  }
  const giveUp = setTimeout(async () => {
    const registration = await serviceWorker.getRegistration();
    await registration?.unregister();
    location.reload();
  }, TAKE_OVER_MS);
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      clearTimeout(giveUp);
      location.reload();
    },
    { once: true },
  );
  waiting.postMessage(TAKE_OVER);
}

/** Moving between pages loads nothing, so the browser would not check by itself. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < ASK_EVERY_MS) return;
    checkedAt = Date.now();
    // Without a network there is nothing to check.
    registration.update().catch(() => undefined);
  });
}
