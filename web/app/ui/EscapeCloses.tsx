import { useEffectEvent, useLayoutEffect } from 'react';

/** How to close what covers the page, the topmost last. */
const covers: (() => void)[] = [];

/**
 * Has Escape close what covers the page, and nothing below it, for as long as this is drawn: also while that is still being
 * fetched, and from the very step in which it appears. Radix listens some steps later, and a key pressed in between would
 * be lost.
 */
export function EscapeCloses({ onClose }: { readonly onClose: () => void }): null {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const own = (): void => close();
    // In the bubbling phase: what stands in a dialog may have its own use for the key.
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || covers.at(-1) !== own) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      own();
    };
    covers.push(own);
    window.addEventListener('keydown', hear);
    return () => {
      covers.splice(covers.indexOf(own), 1);
      window.removeEventListener('keydown', hear);
    };
  }, []);
  return null;
}
