const waiting = new Set<() => unknown>();

/** Has something that could not be loaded tried again, when there is a connection or the visitor asks for it. */
export function whenConnected(load: () => unknown): void {
  waiting.add(load);
  addEventListener('online', tryAgain);
}

/** Tries again to load what could not be loaded. */
export function tryAgain(): void {
  const loads = [...waiting];
  waiting.clear();
  for (const load of loads) load();
}
