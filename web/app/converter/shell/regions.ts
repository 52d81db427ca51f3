import { useEffect } from 'react';
import { focusPages } from '../pages/pages-place';
import { focusEditor } from '../view/editor-place';

export const STATUS_ID = 'status';

/** The parts of the screen in the order of F6. */
interface Region {
  readonly selector: string;
  readonly focus: (region: HTMLElement) => void;
}

const REGIONS: readonly Region[] = [
  { selector: '#text-pane', focus: focusEditor },
  { selector: '#pages', focus: focusPages },
  {
    selector: '#changes-pane',
    focus: (region) => region.querySelector<HTMLElement>('[aria-current]')?.focus(),
  },
  {
    selector: '[data-options]',
    focus: (region) => region.querySelector<HTMLElement>('input:checked')?.focus(),
  },
  { selector: `#${STATUS_ID}`, focus: (region) => region.focus({ preventScroll: true }) },
];

/** Moves to the next visible part of the screen, or to the previous one. */
function turnRegion(direction: 1 | -1): void {
  const visible = REGIONS.flatMap(({ selector, focus }) => {
    const region = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    return region ? [{ region, focus }] : [];
  });
  const current = visible.findIndex(({ region }) => region.contains(document.activeElement));
  const from = current === -1 && direction === -1 ? 0 : current;
  const next = visible.at((from + direction) % visible.length);
  next?.focus(next.region);
}

/** F6 cycles through the parts of the screen, with Shift in the other direction. */
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
