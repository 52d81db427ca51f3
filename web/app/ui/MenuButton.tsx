import { Icon } from './Icon';

interface MenuButtonProps {
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** From which width on the menu is there anyway. */
  readonly until?: 'md' | 'lg';
}

const HIDDEN = { md: 'md:hidden', lg: 'lg:hidden' } as const;

/** Opens a header's menu where there is no room for its links. */
export function MenuButton({ controls, isOpen, onToggle, until = 'md' }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-controls={controls}
      aria-expanded={isOpen}
      aria-label={isOpen ? 'Close menu' : 'Open menu'}
      onClick={onToggle}
      className={`needs-script inline-flex size-10 items-center justify-center rounded-small hover:bg-wash hover:text-accent ${HIDDEN[until]}`}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
    </button>
  );
}
