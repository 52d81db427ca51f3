import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hands on what was entered into a prerendered control before its scripts were there. React leaves it where it is,
 * unheard. `read` gives what the control says now; `rendered` is what React thinks it says.
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
