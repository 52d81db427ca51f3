type Popped = (event: PopStateEvent) => void;

let hear: Popped | undefined;

/**
 * Begins to listen for steps in the browser's history. The window calls its listeners, capturing ones included, in the order
 * in which they were added, so this must run before the router begins to listen.
 */
export function listenBeforeRouter(): void {
  if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => hear?.(event));
}

/** Registers a function that is called for such steps before the router, and that can keep them from it. */
export function interceptBeforeRouter(popped: Popped): void {
  hear = popped;
}
