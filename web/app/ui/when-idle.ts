/** Runs a task once the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }
  // Safari has no idle callback.
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
