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
      root.style.setProperty('--keyboard-inset', isOpen ? `${Math.round(covered)}px` : '0px');
      root.toggleAttribute('data-keyboard', isOpen);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      root.removeAttribute('data-keyboard');
    };
  }, []);
}
