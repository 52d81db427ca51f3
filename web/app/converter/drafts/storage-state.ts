import { createStore } from '../text/store';

/** Why nothing can be stored on the device; `undefined` if storage works. */
type StorageTrouble = 'full' | 'denied';

export const storageTrouble = createStore<StorageTrouble | undefined>(undefined);
/** Whether a stored text turned out to be damaged. */
export const damagedDraft = createStore(false);

export function recordSaved(): void {
  storageTrouble.change(() => undefined);
}

export function recordSaveFailure(error: unknown): void {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  storageTrouble.change(() => (isFull ? 'full' : 'denied'));
}
