import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CursorPlace } from '../../worker/protocol';
import { type PageRoll, topOf } from './page-roll';

const SCROLL_MS = 160;
/** The worker has found the place of a click long before. */
const CLICK_RESTS_MS = 1000;
/** A place as near as this to the edge of the view is out of sight. */
const EDGE_PX = 16;

/**
 * Brings the block with the text's cursor into view where it is out of sight, but never while somebody reads the pages.
 * The first pages of a text are seen from their beginning: after a paste, the cursor is at the end.
 */
export function useFollowCursor(
  scroller: RefObject<HTMLElement | null>,
  roll: PageRoll,
  scale: number,
  cursor: CursorPlace | undefined,
  isShown: boolean,
): { readonly skip: () => void } {
  /** Until when nothing is followed: the first pages, and a place that somebody just clicked on. */
  const restsUntil = useRef(Number.POSITIVE_INFINITY);
  const isEmpty = roll.pages.length === 0;
  const place = cursor && `${cursor.page} ${cursor.top} ${cursor.height}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is followed, not another zoom
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
    const pageTop = topOf(roll, cursor.page, scale);
    const top = pageTop + cursor.top * scale;
    const bottom = top + cursor.height * scale;
    const height = element.clientHeight;
    const isInSight = bottom > element.scrollTop + EDGE_PX && top < element.scrollTop + height - 2 * EDGE_PX;
    if (isInSight) return;
    // A page is best seen from its top, if the place can be seen then.
    const fromTop = pageTop - roll.spacing.ends;
    const target = bottom < fromTop + height - EDGE_PX ? fromTop : top - Math.max(EDGE_PX, height / 3);
    return scrollTo(element, Math.max(0, target));
  }, [place, isShown, isEmpty]);

  const skip = useCallback(() => {
    restsUntil.current = performance.now() + CLICK_RESTS_MS;
  }, []);
  return { skip };
}

/** In one short movement; at once where that is far, or where nothing is to move. Gives what stops it. */
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
