import { useRef } from 'react';
import { Icon, type IconName } from './Icon';
import { useKeptFocus } from './use-kept-focus';

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The keys that, with Ctrl or ⌘, do the same; for the tooltip. */
  readonly keys?: string;
  /** Whether the label is shown next to the icon. */
  readonly labelled?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  /** The id of the menu that is closed by a press. */
  readonly closes?: string;
  readonly onClick: () => void;
}

export function ToolButton(props: ToolButtonProps) {
  const { icon, label, keys, labelled = false, disabled = false, expanded, closes, onClick } = props;
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, disabled);

  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      disabled={disabled}
      popoverTarget={closes}
      popoverTargetAction={closes ? 'hide' : undefined}
      onClick={onClick}
      data-tooltip={labelled ? undefined : label}
      data-keys={keys}
      className="inline-flex h-control min-w-control items-center justify-center gap-2 rounded-small px-2 text-[0.9375rem] whitespace-nowrap text-faded hover:bg-wash hover:text-accent disabled:text-faded disabled:opacity-50 disabled:hover:bg-transparent aria-expanded:bg-wash aria-expanded:text-accent"
    >
      <span className="tool-icon">
        <Icon name={icon} />
      </span>
      <span className={labelled ? 'tool-label text-ink' : 'tool-label hidden'}>{label}</span>
    </button>
  );
}
