import { type ComponentProps, useId, useRef } from 'react';
import { useEarlyInput } from './use-early-input';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Without a frame, for fields inside something that has one; the label is only for screen readers. */
  readonly bare?: boolean;
}

const FRAMED =
  'h-control w-full rounded-small border border-edge bg-sheet px-3 text-base text-ink placeholder:text-faded hover:border-accent sm:text-sm';

export function TextField({ label, value, onChange, bare = false, ...rest }: TextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, value, (input) => input.value, onChange);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={bare ? 'sr-only' : 'mb-1 block text-sm text-faded'}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={bare ? 'bare-field' : FRAMED}
        {...rest}
      />
    </div>
  );
}
