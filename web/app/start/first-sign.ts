/** What shows that somebody is there: a finger, a mouse, a key, a screen reader's click, or the page being moved. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/** Resolves at the first sign of a visitor. */
export function firstSign(): Promise<void> {
  if (isSeen()) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = (): void => {
      for (const sign of SIGNS) removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true });
  });
}

/** Somebody came to a part of the page, which may have to be opened, or is in one of its fields already. */
function isSeen(): boolean {
  return location.hash !== '' || document.activeElement !== document.body;
}
