import { useId } from 'react';
import { Select } from './Select';

interface SelectFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** The id of what is said about the choice beside it. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, choices, describedBy, onChange } = props;
  const id = useId();

  function choose(text: string): void {
    const choice = choices.find((candidate) => String(candidate.value) === text);
    if (choice) onChange(choice.value);
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-faded">
        {label}
      </label>
      <Select id={id} aria-describedby={describedBy} value={String(value)} onChange={choose}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
