import { Suspense, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { Modal } from '../../ui/Modal';
import { useDocumentOptions } from '../workspace/workspace';
import type { SheetContentProps } from './SheetContent';
import { templateChanges } from './template-changes';

const SheetContent = loadedLater(() => import('./SheetContent'));

/** On small screens, a round button beside the large one opens the options. */
export function OptionsSheet(props: SheetContentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const changed = templateChanges(useDocumentOptions()).length;
  useLoadedLater(SheetContent, isOpen);
  return (
    <>
      <button
        type="button"
        aria-label="Document Options"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="options-button relative grid size-13 shrink-0 place-items-center rounded-full border border-edge bg-ground text-ink hover:border-accent hover:text-accent lg:hidden"
      >
        <Icon name="options" />
        {changed > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 grid size-5 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent"
          >
            {changed}
          </span>
        )}
      </button>
      <Modal title="Document Options" shape="sheet" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Suspense>
          <SheetContent {...props} />
        </Suspense>
      </Modal>
    </>
  );
}
