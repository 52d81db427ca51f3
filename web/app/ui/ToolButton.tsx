import { Icon, type IconName } from './Icon';

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The label stands beside the icon, and alone where there is little room. */
  readonly labelled?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function ToolButton({ icon, label, labelled = false, disabled = false, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={labelled ? undefined : label}
      disabled={disabled}
      onClick={onClick}
      className="inline-flex h-10 min-w-10 items-center justify-center gap-2 rounded-small px-2 text-sm text-ink hover:bg-wash hover:text-accent disabled:text-faded disabled:opacity-50 disabled:hover:bg-transparent"
    >
      <span className={labelled ? 'hidden sm:inline' : undefined}>
        <Icon name={icon} />
      </span>
      {labelled && <span>{label}</span>}
    </button>
  );
}
