import { Suspense } from 'react';
import { loadedLater, useLoadedLater } from './load-later';
import type { ModalProps } from './ModalDialog';

const load = () => import('./ModalDialog');
const ModalDialog = loadedLater(load);

/** Something that comes before the page until it is closed: by its button, by Escape, by a click beside it. */
export function Modal(props: ModalProps) {
  const wasOpened = useLoadedLater(load, props.isOpen);
  return (
    wasOpened && (
      <Suspense>
        <ModalDialog {...props} />
      </Suspense>
    )
  );
}
