import { Modal } from '../../ui/Modal';
import { useCommandKey } from '../../ui/use-command-key';
import { useShortcuts } from './use-shortcuts';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** `$` stands for the modifier key of shortcuts. */
const SHORTCUTS = [
  ['$ + Enter', 'Convert to Word'],
  ['$ + K', 'Clear the text'],
  ['$ + Z', 'Undo'],
  ['$ + Shift + Z', 'Redo'],
  ['$ + B', 'Bold'],
  ['$ + I', 'Italic'],
  ['Tab', 'Indent a list item; with Shift, outdent it'],
  ['$ + F', 'Find in the text'],
  ['$ + H', 'Find and replace'],
  ['Alt + Enter', 'Replace all (in the Replace field)'],
  ['$ + /', 'Show this list'],
  ['Tab, then ↑ ↓', 'From the pages, go through the findings'],
  ['F6', 'Go to the next part of the screen, or back with Shift'],
  ['F8', 'Go to the message'],
  ['Escape', 'Close what is open, or cancel a conversion'],
] as const;

export default function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Modal title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <ShortcutList onClose={onClose} />
    </Modal>
  );
}

function ShortcutList({ onClose }: Pick<ShortcutsDialogProps, 'onClose'>) {
  const command = useCommandKey();
  // The key that opened the list also closes it.
  useShortcuts({ '/': onClose }, { inDialog: true });
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3 py-2 text-sm max-[18rem]:grid-cols-1">
      {/* ⌘H hides the browser, and never reaches the page. */}
      {SHORTCUTS.filter(([keys]) => command === 'Ctrl' || keys !== '$ + H').map(([keys, meaning]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="rounded-small border border-rule bg-desk px-2 py-1 font-mono text-xs whitespace-nowrap max-[18rem]:whitespace-normal box-decoration-clone">
              {keys.replace('$', command)}
            </kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
