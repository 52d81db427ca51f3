import { useEffect } from 'react';

/** Smaller changes are the browser's own bars appearing and disappearing. */
const MIN_KEYBOARD_PX = 120;

/** Sets a custom property to the part of the window that the on-screen keyboard covers, which `fixed` ignores. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const measure = (): void => {
      // Zooming in shrinks the visual viewport, too.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      const isOpen = covered > MIN_KEYBOARD_PX;
      // Nothing is set while there is no keyboard: any change at the root, even to the same effect, restyles the whole page.
      if (isOpen) root.style.setProperty('--keyboard-inset', `${Math.round(covered)}px`);
      else root.style.removeProperty('--keyboard-inset');
      root.toggleAttribute('data-keyboard', isOpen);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      root.style.removeProperty('--keyboard-inset');
      root.removeAttribute('data-keyboard');
    };
  }, []);
}
