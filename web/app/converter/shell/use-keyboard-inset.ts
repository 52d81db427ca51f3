import { useEffect } from 'react';

/** Less than this is a browser's own bars coming and going. */
const MIN_KEYBOARD_PX = 120;

/** Tells the style sheet how much of the window the on-screen keyboard covers, which `fixed` does not know. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const measure = (): void => {
      // Zooming in shrinks the visual viewport too.
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
