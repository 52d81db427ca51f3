import { createStore } from '../../state/store';
import { part } from '../instance/converter';
import type { Inspected } from './text-inspector';

/** The result of the last inspection; undefined if there is no text or it failed. A new object each time. */
interface LastLook {
  readonly inspected: Inspected | undefined;
}

export const lookStore = part(() => createStore<LastLook>({ inspected: undefined }));
