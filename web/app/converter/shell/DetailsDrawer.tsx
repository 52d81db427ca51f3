import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { DRAWER_ID, detailsDrawer, linkedSection } from '../view/details-drawer';
import { setDrawer, view } from '../view/view';

interface DetailsDrawerProps {
  /** Called before something else than its button opens it, since it may be out of view. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Below the text, like the notes of a page: findings, pictures, and repairs. Links to them open it. */
export function DetailsDrawer({ onOpen, children }: DetailsDrawerProps) {
  const converter = useConverter();
  const isOpen = useSelect(view(converter), ({ isDrawerOpen }) => isDrawerOpen);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const section = linkedSection(converter, event.target);
      if (!section) return;
      event.preventDefault();
      detailsDrawer(converter).openSection(section);
    };
    const unregister = detailsDrawer(converter).registerDrawer(() =>
      flushSync(() => {
        open();
        setDrawer(converter, true);
      }),
    );
    document.addEventListener('click', follow, { capture: true });
    return () => {
      unregister();
      document.removeEventListener('click', follow, { capture: true });
    };
  }, [converter]);

  return (
    <div id={converter.id(DRAWER_ID)} data-open={isOpen || undefined} className="screen-drawer">
      {children}
    </div>
  );
}

/** Shows the number of items, and opens and closes it. */
export function DrawerButton({ children }: { children: ReactNode }) {
  const converter = useConverter();
  const isOpen = useSelect(view(converter), ({ isDrawerOpen }) => isDrawerOpen);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={converter.id(DRAWER_ID)}
      onClick={() => setDrawer(converter, !isOpen)}
      className="screen-drawer-button"
    >
      {children}
    </button>
  );
}
