import { useRef } from 'react';
import { Icon } from './Icon';
import { useEarlyInput } from './use-early-input';

interface SearchFieldProps {
  /** The label for screen readers, and the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A key that focuses the field, shown while it is empty. */
  readonly shortcut?: string;
}

export function SearchField({ label, value, onChange, shortcut }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, value, (input) => input.value, onChange);
  return (
    <label className="flex items-center gap-2 rounded-small border border-edge bg-sheet px-3 focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent">
      <Icon name="search" />
      <span className="sr-only">{label}</span>
      <input
        ref={field}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-keyshortcuts={shortcut}
        className="h-11 w-full min-w-0 bg-transparent outline-none placeholder:text-faded"
      />
      {shortcut && value === '' && (
        <span
          aria-hidden="true"
          className="hidden rounded-small border border-rule px-1.5 font-mono text-sm text-faded lg:block"
        >
          {shortcut}
        </span>
      )}
    </label>
  );
}
