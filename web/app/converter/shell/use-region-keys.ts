import { useEffect } from 'react';
import { turnRegion } from './regions';

/** F6 goes round the parts of the screen, and with Shift the other way. */
export function useRegionKeys(): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key !== 'F6' || ctrlKey || metaKey || altKey || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      turnRegion(shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', turn, { capture: true });
    return () => window.removeEventListener('keydown', turn, { capture: true });
  }, []);
}
