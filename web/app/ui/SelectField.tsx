import { type ReactNode, useId } from 'react';
import { Select } from './Select';

export interface ChoiceFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Content next to the label. */
  readonly aside?: ReactNode;
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, aside, onChange } = props;
  const id = useId();

  function choose(text: string): void {
    const choice = choices.find((candidate) => String(candidate.value) === text);
    if (choice) onChange(choice.value);
  }

  return (
    <div className="min-w-0">
      <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="text-faded">
          {label}
        </label>
        {aside}
      </div>
      <Select id={id} value={String(value)} onChange={choose}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
