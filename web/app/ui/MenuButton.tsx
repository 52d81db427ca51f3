import { Icon } from './Icon';

interface MenuButtonProps {
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens a header's menu where there is no room for its links. */
export function MenuButton({ controls, isOpen, onToggle }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-controls={controls}
      aria-expanded={isOpen}
      aria-label={isOpen ? 'Close menu' : 'Open menu'}
      onClick={onToggle}
      className="needs-script inline-flex size-10 items-center justify-center rounded-small hover:bg-wash hover:text-accent md:hidden"
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
    </button>
  );
}
