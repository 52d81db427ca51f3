/** Runs something once the browser has nothing better to do; gives what cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }
  // Safari knows no idle time.
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
