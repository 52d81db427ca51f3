import type { ReactNode } from 'react';

interface TextButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that stands in a line of text. */
export function TextButton({ onClick, disabled = false, children }: TextButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="-my-1 rounded-small py-1 text-accent underline underline-offset-4 hover:text-accent-strong disabled:text-faded"
    >
      {children}
    </button>
  );
}
