import type { KeyboardEvent } from 'react';
import { viewStore } from './view-store';
import { nextZoom } from './zoom';
import { chooseZoom } from './zoom-store';

/** Plus and minus change the size of the pages; with Ctrl or Cmd, they remain the browser's. */
export function useZoomKeys() {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { percent } = viewStore.read();
    if (event.key === '+') chooseZoom(nextZoom(percent, 'larger'));
    else if (event.key === '-') chooseZoom(nextZoom(percent, 'smaller'));
    else if (event.key === '0') chooseZoom('page');
  };
}
