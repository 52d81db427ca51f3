import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CursorPlace } from '../../worker/protocol';
import { type PageRoll, topOf } from './page-roll';

const SCROLL_MS = 160;
/** By then, the worker has found the place of a click. */
const CLICK_RESTS_MS = 1000;
/** A place this near to the edge of the view counts as out of view. */
const EDGE_PX = 16;

/**
 * Scrolls to the block with the cursor if it is out of view, but never while somebody reads the pages. The first pages
 * of a text are shown from the beginning: after a paste, the cursor is at the end.
 */
export function useFollowCursor(
  scroller: RefObject<HTMLElement | null>,
  roll: PageRoll,
  scale: number,
  cursor: CursorPlace | undefined,
  isShown: boolean,
): { readonly skip: () => void } {
  /** Until when the cursor is not followed: for the first pages, and after a click on a page. */
  const restsUntil = useRef(Number.POSITIVE_INFINITY);
  const isEmpty = roll.pages.length === 0;
  const place = cursor && `${cursor.page} ${cursor.top} ${cursor.height}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the place, not the zoom
  useEffect(() => {
    const element = scroller.current;
    if (isEmpty) {
      restsUntil.current = Number.POSITIVE_INFINITY;
      return;
    }
    if (!element || !cursor || !isShown) return;
    const rests = performance.now() < restsUntil.current;
    restsUntil.current = 0;
    if (rests || element.contains(document.activeElement)) return;
    let stop: (() => void) | undefined;
    // Reading the view right after the pages have changed would make the browser lay them out within this task, not in the next frame.
    const frame = requestAnimationFrame(() => {
      stop = follow(element, roll, scale, cursor);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [place, isShown, isEmpty]);

  const skip = useCallback(() => {
    restsUntil.current = performance.now() + CLICK_RESTS_MS;
  }, []);
  return { skip };
}

/** Returns a function that stops the movement, if there is one. */
function follow(
  element: HTMLElement,
  roll: PageRoll,
  scale: number,
  cursor: CursorPlace,
): (() => void) | undefined {
  const pageTop = topOf(roll, cursor.page, scale);
  const top = pageTop + cursor.top * scale;
  const bottom = top + cursor.height * scale;
  const height = element.clientHeight;
  const isInSight = bottom > element.scrollTop + EDGE_PX && top < element.scrollTop + height - 2 * EDGE_PX;
  if (isInSight) return undefined;
  // The page is shown from its top, if the place is visible then.
  const fromTop = pageTop - roll.spacing.ends;
  const target = bottom < fromTop + height - EDGE_PX ? fromTop : top - Math.max(EDGE_PX, height / 3);
  return scrollTo(element, Math.max(0, target));
}

/** With a short movement, or at once if it is far or motion is reduced. Returns a function that stops it. */
function scrollTo(element: HTMLElement, target: number): () => void {
  const start = element.scrollTop;
  const isFar = Math.abs(target - start) > 3 * element.clientHeight;
  if (isFar || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTop = target;
    return () => {};
  }
  const begun = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const share = Math.min(1, Math.max(0, now - begun) / SCROLL_MS);
    element.scrollTop = start + (target - start) * (1 - (1 - share) ** 2);
    if (share < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
