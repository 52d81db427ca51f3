import { useSyncExternalStore } from 'react';
import { createStore } from '../text/store';
import { FINDINGS_ID, PICTURES_ID } from './status';

export const DRAWER_ID = 'notes-drawer';

const KEY = 'notes-open';

/** Whether the notes below the text are open, as the visitor last left them. */
const openStore = createStore(kept());

export function useDrawer(): boolean {
  return useSyncExternalStore(openStore.subscribe, openStore.read, () => false);
}

export function setDrawer(isOpen: boolean): void {
  openStore.change(() => isOpen);
  try {
    if (isOpen) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is closed at the next visit.
  }
}

/** Whether a link leads into the drawer, which has to be open before the browser goes there. */
export function leadsToDrawer(target: EventTarget | null): boolean {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return address === `#${FINDINGS_ID}` || address === `#${PICTURES_ID}`;
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
