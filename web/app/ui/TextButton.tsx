import type { ReactNode } from 'react';

interface TextButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** The id of what it leads to. */
  readonly controls?: string;
  /** Needed if the words alone are unclear out of context. */
  readonly label?: string;
  /** Looks like the text around it. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A button within a line of text. */
export function TextButton(props: TextButtonProps) {
  const { onClick, disabled = false, controls, label, quiet = false, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      onClick={onClick}
      className={`-my-1 rounded-small py-1 underline underline-offset-4 hover:text-accent-strong disabled:text-faded ${quiet ? 'text-ink' : 'text-accent'}`}
    >
      {children}
    </button>
  );
}
