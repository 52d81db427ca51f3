import { type ComponentProps, Suspense } from 'react';
import { EscapeCloses } from '../../ui/EscapeCloses';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { NotLoaded } from '../../ui/NotLoaded';

const ShortcutsDialog = loadedLater(
  () => import('./ShortcutsDialog'),
  ({ isOpen, onClose }) => isOpen && <NotLoaded name="Keyboard shortcuts" onClose={onClose} />,
);

/** The list of shortcuts, loaded on request. */
export function Shortcuts(props: ComponentProps<typeof ShortcutsDialog>) {
  const wasWanted = useLoadedLater(ShortcutsDialog, props.isOpen);
  return (
    wasWanted && (
      <Suspense fallback={props.isOpen && <EscapeCloses onClose={props.onClose} />}>
        <ShortcutsDialog {...props} />
      </Suspense>
    )
  );
}
