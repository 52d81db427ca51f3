import { type ComponentProps, Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';

const load = () => import('./ShortcutsDialog');
const ShortcutsDialog = loadedLater(load);

/** The list of shortcuts, once somebody asks for it. */
export function Shortcuts(props: ComponentProps<typeof ShortcutsDialog>) {
  const wasWanted = useLoadedLater(load, props.isOpen);
  return (
    wasWanted && (
      <Suspense>
        <ShortcutsDialog {...props} />
      </Suspense>
    )
  );
}
