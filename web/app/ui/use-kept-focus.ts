import { type RefObject, useLayoutEffect } from 'react';

/** A button that is disabled while it has the focus would lose it; the nearest one of its group gets it. */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, disabled: boolean): void {
  useLayoutEffect(() => {
    if (!disabled || !button.current || document.activeElement !== button.current) return;
    const buttons = [...(button.current.closest('[role=group]')?.querySelectorAll('button') ?? [])];
    const own = buttons.indexOf(button.current);
    const distance = (other: HTMLButtonElement): number => Math.abs(buttons.indexOf(other) - own);
    const enabled = buttons.filter((other) => !other.disabled);
    enabled.sort((a, b) => distance(a) - distance(b))[0]?.focus();
  }, [button, disabled]);
}
