import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSelect } from '../../state/use-select';
import { DRAWER_ID, linkedSection, openSection, registerDrawer } from '../view/details-drawer';
import { setDrawer, view } from '../view/view';

interface DetailsDrawerProps {
  /** Called before something else than its button opens it, since it may be out of view. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Below the text, like the notes of a page: findings, pictures, and repairs. Links to them open it. */
export function DetailsDrawer({ onOpen, children }: DetailsDrawerProps) {
  const isOpen = useSelect(view, ({ isDrawerOpen }) => isDrawerOpen);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const section = linkedSection(event.target);
      if (!section) return;
      event.preventDefault();
      openSection(section);
    };
    const unregister = registerDrawer(() =>
      flushSync(() => {
        open();
        setDrawer(true);
      }),
    );
    document.addEventListener('click', follow, { capture: true });
    return () => {
      unregister();
      document.removeEventListener('click', follow, { capture: true });
    };
  }, []);

  return (
    <div id={DRAWER_ID} data-open={isOpen || undefined} className="screen-drawer">
      {children}
    </div>
  );
}

/** Shows the number of items, and opens and closes it. */
export function DrawerButton({ children }: { children: ReactNode }) {
  const isOpen = useSelect(view, ({ isDrawerOpen }) => isDrawerOpen);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={DRAWER_ID}
      onClick={() => setDrawer(!isOpen)}
      className="screen-drawer-button"
    >
      {children}
    </button>
  );
}
