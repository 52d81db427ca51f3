import { Suspense } from 'react';
import { EscapeCloses } from './EscapeCloses';
import { loadedLater, useLoadedLater } from './load-later';
import type { ModalProps } from './ModalDialog';
import { NotLoaded } from './NotLoaded';

const ModalDialog = loadedLater(
  () => import('./ModalDialog'),
  ({ title, isOpen, onClose }) => isOpen && <NotLoaded name={title} onClose={onClose} />,
);

/** Covers the page until it is closed: by its button, by Escape, or by a click outside. */
export function Modal(props: ModalProps) {
  const wasOpened = useLoadedLater(ModalDialog, props.isOpen);
  return (
    wasOpened && (
      <Suspense fallback={props.isOpen && <EscapeCloses onClose={props.onClose} />}>
        <ModalDialog {...props} />
      </Suspense>
    )
  );
}
