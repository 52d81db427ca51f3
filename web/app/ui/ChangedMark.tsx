import { useRef } from 'react';
import { controlsIn } from './controls-in';
import { TextButton } from './TextButton';

interface ChangedMarkProps {
  /** What the button does. */
  readonly label: string;
  readonly onReset: () => void;
}

/** Marks an option that differs from its default, with a button to reset it. */
export function ChangedMark({ label, onReset }: ChangedMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);

  function reset(): void {
    const option = mark.current?.closest('[data-option]');
    onReset();
    // React has removed the button by then.
    queueMicrotask(() => controlsIn(option)[0]?.focus({ preventScroll: true }));
  }

  return (
    <span ref={mark} data-changed="" className="option-changed text-sm whitespace-nowrap text-faded">
      <span className="text-ink">changed</span> ·{' '}
      <TextButton label={label} onClick={reset}>
        reset
      </TextButton>
    </span>
  );
}
