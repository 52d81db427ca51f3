import { createStore } from '../text/store';
import { SilentDatabase } from './indexed-database';

/** Why nothing can be stored on the device; `undefined` if storage works. A silent database may answer later. */
type StorageTrouble = 'full' | 'denied' | 'silent';

export const storageTrouble = createStore<StorageTrouble | undefined>(undefined);
/** Whether a stored text turned out to be damaged. */
export const damagedDraft = createStore(false);

export function recordSaved(): void {
  storageTrouble.change(() => undefined);
}

export function recordSaveFailure(error: unknown): void {
  storageTrouble.change(() => troubleOf(error));
}

function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof SilentDatabase) return 'silent';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
}
