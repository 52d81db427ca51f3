import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Modal } from '../../ui/Modal';
import { OptionsPanels } from './OptionsPanels';

interface OptionsSheetProps {
  readonly hasFootnotes: boolean;
}

/** On small screens the panels are behind a round button. */
export function OptionsSheet({ hasFootnotes }: OptionsSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Document Options"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="needs-script above-keyboard fixed right-4 z-10 grid size-14 place-items-center rounded-full border border-rule bg-sheet text-accent shadow-raised hover:bg-wash lg:hidden"
      >
        <Icon name="options" />
      </button>
      <Modal title="Document Options" shape="sheet" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <OptionsPanels hasFootnotes={hasFootnotes} />
      </Modal>
    </>
  );
}
