import { type RefObject, useLayoutEffect } from 'react';

/** A button that is disabled while it has the focus would lose it; the next one of its group that can take it does. */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, disabled: boolean): void {
  useLayoutEffect(() => {
    if (!disabled || document.activeElement !== button.current) return;
    const group = button.current?.closest('[role=group]');
    group?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, [button, disabled]);
}
