import { type ComponentProps, useRef } from 'react';
import { Icon } from './Icon';
import { useEarlyInput } from './use-early-input';

interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's own list of choices, with an arrow that looks the same everywhere. */
export function Select({ value, onChange, ...rest }: SelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  useEarlyInput(list, value, (select) => select.value, onChange);
  return (
    <div className="relative text-ink">
      <select
        ref={list}
        {...rest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-control w-full appearance-none rounded-small border border-edge bg-sheet pr-9 pl-3 text-sm text-ellipsis hover:border-accent"
      />
      <span className="pointer-events-none absolute inset-y-0 right-2 flex items-center text-faded">
        <Icon name="next" />
      </span>
    </div>
  );
}
