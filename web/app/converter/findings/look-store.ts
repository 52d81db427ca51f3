import { createStore } from '../../state/store';
import type { Inspected } from './text-inspector';

/** The result of the last inspection; undefined if there is no text or it failed. A new object each time. */
interface LastLook {
  readonly inspected: Inspected | undefined;
}

export const lookStore = createStore<LastLook>({ inspected: undefined });
