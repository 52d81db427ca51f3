import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Passes on what was entered into a prerendered control before its scripts were loaded. React keeps it in the control, but
 * fires no event. `read` returns the control's current value; `rendered` is the value that React assumes.
 */
export function useEarlyInput<Control extends HTMLElement, Value>(
  control: RefObject<Control | null>,
  rendered: Value,
  read: (control: Control) => Value,
  onChange: (value: Value) => void,
): void {
  const take = useEffectEvent((element: Control) => {
    const value = read(element);
    if (value !== rendered) onChange(value);
  });

  useLayoutEffect(() => {
    if (control.current) take(control.current);
  }, [control]);
}
