import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { SIDE_BY_SIDE } from '../../constants';
import { returnFocus } from '../../ui/return-focus';
import type { ScreenTab } from './ScreenTabs';

const OF_THE_PAGES = '.screen-desk, .screen-page-tools';

/** Where the focus goes when the focused element is hidden: to the control that opens it, or to what replaces it. */
const WAYS = [
  { hidden: '[data-options], .options-button', way: '.options-button, [data-options] input:checked' },
  { hidden: '#text-tools, .screen-tools-button', way: '.screen-tools-button, #text-tools button' },
] as const;

/**
 * Keeps the focus when the window, or its zoom, changes to a width with another layout. Pages that had it stay shown.
 */
export function useFocusAcrossWidths(onTab: (tab: ScreenTab) => void): void {
  const keep = useEffectEvent((wide: MediaQueryListEvent) => {
    const focused = document.activeElement;
    if (!wide.matches && focused?.closest(OF_THE_PAGES)) flushSync(() => onTab('pages'));
    if (!focused || focused.checkVisibility()) return;
    const ways = WAYS.find(({ hidden }) => focused.closest(hidden))?.way;
    const next = ways && [...document.querySelectorAll(ways)].find((each) => each.checkVisibility());
    returnFocus(next ?? null);
  });
  useEffect(() => {
    const wide = matchMedia(SIDE_BY_SIDE);
    wide.onchange = (event) => keep(event);
    return () => {
      wide.onchange = null;
    };
  }, []);
}
