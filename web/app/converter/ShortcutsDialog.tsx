import { Modal } from '../ui/Modal';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const SHORTCUTS = [
  ['Ctrl / ⌘ + Enter', 'Convert to Word'],
  ['Ctrl / ⌘ + K', 'Clear the text'],
  ['Ctrl / ⌘ + Z', 'Undo'],
  ['Ctrl / ⌘ + Shift + Z', 'Redo'],
  ['Ctrl / ⌘ + F', 'Find in the text'],
  ['Ctrl / ⌘ + /', 'Show this list'],
  ['F8', 'Go to the message'],
  ['Escape', 'Close what is open, or cancel a conversion'],
] as const;

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Modal title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3 py-2 text-sm">
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-small border border-rule bg-desk px-2 py-1 font-mono text-xs whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
