import type { Inspected } from '../inspection/text-inspector';
import { createStore } from '../text/store';

/** The result of the last inspection; undefined if there is no text or it failed. A new object each time. */
interface LastLook {
  readonly inspected: Inspected | undefined;
}

export const lookStore = createStore<LastLook>({ inspected: undefined });
