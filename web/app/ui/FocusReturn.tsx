import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * In a dialog: calls a function as soon as the dialog is gone and has taken the focus with it. Radix asks for that
 * slightly later, and a key pressed in between would be lost.
 */
export function FocusReturn({ onGone }: { readonly onGone: () => void }): null {
  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => () => queueMicrotask(() => gone()), []);
  return null;
}
