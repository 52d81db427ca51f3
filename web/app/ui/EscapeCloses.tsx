import { useEffectEvent, useLayoutEffect } from 'react';

/** Functions that close what covers the page, the topmost last. */
const covers: (() => void)[] = [];

/**
 * Makes Escape close what covers the page, and nothing below it, while this component is mounted: even while that is still
 * being fetched, and from the moment it appears. Radix starts listening slightly later, and a key pressed in between would
 * be lost.
 */
export function EscapeCloses({ onClose }: { readonly onClose: () => void }): null {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const own = (): void => close();
    // In the bubbling phase, because elements in a dialog may use the key themselves.
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
