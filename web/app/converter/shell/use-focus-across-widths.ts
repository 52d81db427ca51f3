import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { SIDE_BY_SIDE } from '../../constants';
import { returnFocus } from '../../ui/return-focus';
import type { ScreenTab } from './ScreenTabs';

const OF_THE_PAGES = '.screen-desk, .screen-page-tools';

/** Where the focus goes when the focused element is hidden: to the control that opens it, or to what replaces it. */
const WAYS = [
  { hidden: '[data-options], .options-button', way: '.options-button, [data-options] input:checked' },
  { hidden: '.screen-tools, .screen-tools-button', way: '.screen-tools-button, .screen-tools button' },
] as const;

/**
 * Keeps the focus when the window, or its zoom, changes to a width with another layout. Pages that had it stay shown. The
 * element is remembered when it receives the focus: browsers take the focus from what a layout hides, which may come before
 * the change of the width is told.
 */
export function useFocusAcrossWidths(onTab: (tab: ScreenTab) => void): void {
  const keep = useEffectEvent((wide: MediaQueryListEvent, focused: Element | null) => {
    if (!focused?.isConnected) return;
    if (!wide.matches && focused.closest(OF_THE_PAGES)) flushSync(() => onTab('pages'));
    if (focused.checkVisibility()) {
      if (document.activeElement !== focused) returnFocus(focused);
      return;
    }
    const ways = WAYS.find(({ hidden }) => focused.closest(hidden))?.way;
    const next = ways && [...document.querySelectorAll(ways)].find((each) => each.checkVisibility());
    returnFocus(next ?? null);
  });
  useEffect(() => {
    let focused = document.activeElement;
    const over = new AbortController();
    const { signal } = over;
    const note = ({ target }: FocusEvent): void => {
      focused = elementOf(target);
    };
    // What is still visible has lost the focus because the visitor left it.
    const forget = ({ target }: FocusEvent): void => {
      if (document.hasFocus() && elementOf(target)?.checkVisibility()) focused = null;
    };
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('focusout', forget, { signal });
    matchMedia(SIDE_BY_SIDE).addEventListener('change', (event) => keep(event, focused), { signal });
    return () => over.abort();
  }, []);
}

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null;
}
