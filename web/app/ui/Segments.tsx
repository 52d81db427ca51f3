import { useId } from 'react';
import type { ChoiceFieldProps } from './SelectField';

/** More choices are in lines of equal width. */
const MOST_IN_A_LINE = 6;

/** Choices side by side, one of which is selected. */
export function Segments<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, aside, onChange } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">
        <span id={id} className="text-faded">
          {label}
        </span>
        {aside}
      </div>
      <div
        className={`rounded-small border border-edge bg-sheet p-0.5 ${choices.length > MOST_IN_A_LINE ? 'grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))]' : 'flex flex-wrap'}`}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="segment relative flex min-h-8 flex-1 items-center justify-center rounded-[4px] border border-transparent px-0.5 text-center text-sm leading-tight has-checked:border-accent has-checked:bg-wash has-checked:font-semibold hover:text-accent"
          >
            {/* Covers its label, so that it can be clicked like any other control. */}
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[4px]"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}
