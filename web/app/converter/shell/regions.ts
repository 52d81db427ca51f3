import { useEffect } from 'react';
import { type Converter, part } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { isMeant, screenId } from '../instance/is-meant';
import { pagesPlace } from '../pages/pages-place';
import { editorPlace } from '../view/editor-place';
import { STATUS_ID } from '../view/status-place';

/** The parts of the screen in the order of F6. */
interface Region {
  readonly selector: string;
  readonly focus: (region: HTMLElement) => void;
}

const regions = part((converter): readonly Region[] => [
  { selector: `#${converter.id('text-pane')}`, focus: editorPlace(converter).focusEditor },
  { selector: `#${converter.id('pages')}`, focus: pagesPlace(converter).focusPages },
  {
    selector: `#${converter.id('changes-pane')}`,
    focus: (region) => region.querySelector<HTMLElement>('[aria-current]')?.focus(),
  },
  {
    selector: `#${screenId(converter)} [data-options]`,
    focus: (region) => region.querySelector<HTMLElement>('input:checked')?.focus(),
  },
  { selector: `#${converter.id(STATUS_ID)}`, focus: (region) => region.focus({ preventScroll: true }) },
]);

/** Moves to the next visible part of the screen, or to the previous one. */
function turnRegion(converter: Converter, direction: 1 | -1): void {
  const visible = regions(converter).flatMap(({ selector, focus }) => {
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
  const converter = useConverter();
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key !== 'F6' || ctrlKey || metaKey || altKey || document.querySelector('[role=dialog]')) return;
      if (!isMeant(converter)) return;
      event.preventDefault();
      turnRegion(converter, shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', turn, { capture: true });
    return () => window.removeEventListener('keydown', turn, { capture: true });
  }, [converter]);
}
