import { useId, useRef } from 'react';
import { Icon } from './Icon';
import { useEarlyInput } from './use-early-input';

interface CheckboxProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, checked, (input) => input.checked, onChange);
  return (
    <div className="flex min-h-control items-start gap-3 py-2">
      <span className="relative mt-0.5 size-5 shrink-0">
        {/* Drawn by hand: browsers fill an empty box with grey in the dark, as if it could not be ticked. */}
        <input
          ref={box}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint && `${id}-hint`}
          className="peer block size-full cursor-pointer appearance-none rounded-small border border-edge bg-sheet checked:border-accent checked:bg-accent hover:border-accent forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute inset-0 hidden text-on-accent peer-checked:block forced-colors:peer-checked:hidden">
          <Icon name="done" />
        </span>
      </span>
      <div className="min-w-0 text-sm">
        <label htmlFor={id} className="block cursor-pointer py-0.5">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-faded">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
