import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Hands on what was typed into a prerendered field before its scripts were there. React leaves it where it is, unheard. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  onChange: (value: string) => void,
): void {
  const take = useEffectEvent((input: HTMLInputElement) => {
    // The attribute is what was rendered; the property is what stands there now.
    if (input.value !== input.defaultValue) onChange(input.value);
  });

  useLayoutEffect(() => {
    if (field.current) take(field.current);
  }, [field]);
}
