import { Modal } from '../../ui/Modal';
import { useCommandKey } from '../../ui/use-command-key';
import { LIST_SHORTCUTS } from './actions';
import { SHORTCUT_ROWS } from './shortcut-list';
import { useShortcuts } from './use-shortcuts';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Modal title={LIST_SHORTCUTS.label} isOpen={isOpen} onClose={onClose}>
      <ShortcutList onClose={onClose} />
    </Modal>
  );
}

function ShortcutList({ onClose }: Pick<ShortcutsDialogProps, 'onClose'>) {
  const command = useCommandKey();
  // The key that opened the list also closes it.
  useShortcuts([LIST_SHORTCUTS], onClose, { inDialog: true });
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3 py-2 text-sm max-[18rem]:grid-cols-1">
      {SHORTCUT_ROWS.filter(({ isNotForMac }) => command === 'Ctrl' || !isNotForMac).map(
        ({ keys, meaning }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-small border border-rule bg-desk px-2 py-1 font-mono text-xs whitespace-nowrap max-[18rem]:whitespace-normal box-decoration-clone">
                {keys.replace('$', command)}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
