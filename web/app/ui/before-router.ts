type Popped = (event: PopStateEvent) => void;

let hear: Popped | undefined;

/**
 * Begins to listen to steps in the browser's history. The window calls its listeners in the order in which they were added,
 * also those that capture, so this comes before the router begins to listen.
 */
export function listenBeforeRouter(): void {
  if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => hear?.(event));
}

/** Has a function hear of such steps before the router does. It can keep them from the router. */
export function hearBeforeRouter(popped: Popped): void {
  hear = popped;
}
