import { type RefObject, useEffect } from 'react';

/** Room that is worth scrolling a message in, in pixels. */
const LEAST_ROOM_PX = 48;
const LOOK_AGAIN_MS = 250;

/**
 * Keeps a message that lies over the page off what has the focus, for as long as it is shown: it moves to above or below it, and is
 * scrolled where there is less room than it needs. What takes more than half of the window cannot be avoided, and stays visible beside it.
 */
export function useClearOfFocus(place: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    const message = place.current;
    if (!message) return;
    let frame = 0;
    const look = (): void => {
      const { activeElement } = document;
      // Where it is while it is used, it stays; and where a finger or a mouse has put the focus, it does not move.
      if (!activeElement?.matches(':focus-visible') || message.contains(activeElement)) return;
      keepClear(message, activeElement.getBoundingClientRect());
    };
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const ends = new AbortController();
    for (const type of ['focusin', 'scroll', 'resize'])
      addEventListener(type, lookSoon, { capture: true, passive: true, signal: ends.signal });
    // The message may grow, and what has the focus may move by itself, as in a dialog whose text changes.
    const timer = setInterval(lookSoon, LOOK_AGAIN_MS);
    return () => {
      ends.abort();
      clearInterval(timer);
      cancelAnimationFrame(frame);
      stayInPlace(message);
    };
  }, [place, isShown]);
}

function keepClear(message: HTMLElement, focused: DOMRect): void {
  stayInPlace(message);
  if (focused.height > innerHeight / 2 || !isOver(message, focused)) return;
  const above = focused.top;
  const below = innerHeight - focused.bottom;
  const isAbove = above >= message.scrollHeight || above >= below;
  const room = isAbove ? above : below;
  if (room < LEAST_ROOM_PX) return;
  const { style } = message;
  style.maxHeight = `${room}px`;
  style.top = isAbove ? 'auto' : `${focused.bottom}px`;
  style.bottom = isAbove ? `${innerHeight - focused.top}px` : 'auto';
}

function stayInPlace({ style }: HTMLElement): void {
  Object.assign(style, { top: '', bottom: '', maxHeight: '' });
}

function isOver(message: HTMLElement, { left, top, right, bottom }: DOMRect): boolean {
  return [...message.children].some((child) => {
    const card = child.getBoundingClientRect();
    return card.left < right && left < card.right && card.top < bottom && top < card.bottom;
  });
}
