import { useRef } from 'react';
import { Icon } from './Icon';
import { useEarlyInput } from './use-early-input';

interface SearchFieldProps {
  /** Read out, and shown until something is typed. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
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
        className="h-11 w-full min-w-0 bg-transparent outline-none placeholder:text-faded"
      />
    </label>
  );
}
