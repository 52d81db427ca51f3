import { setTimeout as wait } from 'node:timers/promises';

/** How long a browser may take to start or to do one thing, also on a busy machine. */
const PATIENCE_MS = 60_000;

/** Waits until a function returns something, and returns that. */
export async function until(condition, what = 'the browser') {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Gave up waiting for ${what}`);
    await wait(50);
  }
}

/** Ends a program and waits until it has ended. */
export function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
    child.once('exit', resolve);
    child.kill();
  });
}
