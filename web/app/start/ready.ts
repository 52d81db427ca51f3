const READY = 'footmark:ready';

/** Reports that React handles the page's controls from now on. */
export function announceReady(): void {
  document.dispatchEvent(new Event(READY));
}

export function whenReady(run: () => void): void {
  document.addEventListener(READY, run, { once: true });
}
