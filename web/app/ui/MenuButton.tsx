import { Icon } from './Icon';

interface MenuButtonProps {
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The width from which the menu is always visible. */
  readonly until?: 'md' | 'lg';
}

const HIDDEN = { md: 'md:hidden', lg: 'lg:hidden' } as const;

/** Opens a header's menu if there is no space for its links. */
export function MenuButton({ controls, isOpen, onToggle, until = 'md' }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-controls={controls}
      aria-expanded={isOpen}
      aria-label={isOpen ? 'Close menu' : 'Open menu'}
      onClick={onToggle}
      className={`needs-script inline-flex size-control items-center justify-center rounded-small hover:bg-wash hover:text-accent ${HIDDEN[until]}`}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
    </button>
  );
}
