import type { ReactNode } from 'react';

interface TextButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** The id of what it leads to. */
  readonly controls?: string;
  /** Whether what it opens and closes is open. */
  readonly expanded?: boolean;
  /** Needed if the words alone are unclear out of context. */
  readonly label?: string;
  /** Quiet looks like the text around it; danger deletes what cannot be brought back. */
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
}

const TONES = {
  plain: 'text-accent hover:text-accent-strong',
  quiet: 'text-ink hover:text-accent-strong',
  danger: 'text-bad hover:text-bad-strong',
} as const;

/** A button within a line of text. */
export function TextButton(props: TextButtonProps) {
  const { onClick, disabled = false, controls, expanded, label, tone = 'plain', children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
      className={`-my-1 rounded-small py-1 underline underline-offset-4 disabled:text-faded ${TONES[tone]}`}
    >
      {children}
    </button>
  );
}
