import { useSyncExternalStore } from 'react';
import { damagedDraft, storageTrouble } from './storage-state';

/** Whether the text is stored on the device, and whether the visitor has to be told about the storage. */
export function useStorageTrouble(): { readonly isKept: boolean; readonly hasTrouble: boolean } {
  const trouble = useSyncExternalStore(storageTrouble.subscribe, storageTrouble.read, () => undefined);
  const isDamaged = useSyncExternalStore(damagedDraft.subscribe, damagedDraft.read, () => false);
  const isKept = trouble === undefined;
  return { isKept, hasTrouble: !isKept || isDamaged };
}
