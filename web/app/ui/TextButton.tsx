import type { ReactNode } from 'react';

interface TextButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that stands in a line of text. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-my-1 rounded-small py-1 text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </button>
  );
}
