import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../../ui/use-kept-focus';

interface SmallToolProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  /** The shapes of its drawing, on 20 by 20. */
  readonly children: ReactNode;
}

/** A button in the line below the pages. */
export function SmallTool({ label, disabled = false, onClick, children }: SmallToolProps) {
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, disabled);
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      data-tooltip={label}
      disabled={disabled}
      onClick={onClick}
      className="inline-flex size-[1.875rem] items-center justify-center rounded-small text-faded hover:bg-wash hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent"
    >
      <svg
        viewBox="0 0 20 20"
        className="size-[1rem] fill-none stroke-current"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
