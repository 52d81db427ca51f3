/**
 * The events that show that a visitor is there: touch, mouse, keyboard, a screen reader's click, scrolling, or a file
 * being dragged in.
 */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'dragenter',
];

/** The performance mark of that time: the page's first script and the others share no module. */
const SEEN = 'footmark:seen';

/** Resolves at the first sign of a visitor, or at once if there was one already. */
export function firstSign(): Promise<void> {
  if (isSeen()) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = (event: Event): void => {
      if (isAtRest(event)) return;
      for (const sign of SIGNS) removeEventListener(sign, seen, true);
      performance.mark(SEEN);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true });
  });
}

/** Browsers also report a pointer that rests where a page is drawn, even if nobody is there. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Whether the address leads to a part of the page, which may have to be opened, or a field already has the focus. */
function isSeen(): boolean {
  const isMarked = performance.getEntriesByName(SEEN).length > 0;
  return isMarked || location.hash !== '' || document.activeElement !== document.body;
}
