import { useSyncExternalStore } from 'react';
import { begunStore } from '../text/begun-store';

/** Whether the screen is for writing; until then it receives the visitor. */
export function useBegun(): boolean {
  return useSyncExternalStore(begunStore.subscribe, begunStore.read, () => false);
}
