import { useSyncExternalStore } from 'react';
import { storedFlag } from '../../stored-flag';
import { createStore } from '../text/store';
import { FINDINGS_ID, PICTURES_ID } from './status';

export const DRAWER_ID = 'notes-drawer';

const openSign = storedFlag('notes-open');

/** Whether the notes below the text are open, as the visitor last left them. */
const openStore = createStore(openSign.read());

export function useDrawer(): boolean {
  return useSyncExternalStore(openStore.subscribe, openStore.read, () => false);
}

export function setDrawer(isOpen: boolean): void {
  openStore.change(() => isOpen);
  openSign.write(isOpen);
}

/** Whether a link leads into the drawer, which has to be open before the browser goes there. */
export function linksToDrawer(target: EventTarget | null): boolean {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return address === `#${FINDINGS_ID}` || address === `#${PICTURES_ID}`;
}
