import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CursorPlace } from '../../worker/protocol';
import { type PageRoll, topOf } from './page-roll';

const SCROLL_MS = 160;
/** A place as near as this to the edge of the view is out of sight. */
const EDGE_PX = 16;

/** Brings the block with the text's cursor into view where it is out of sight, but never while somebody reads the pages. */
export function useFollowCursor(
  scroller: RefObject<HTMLElement | null>,
  roll: PageRoll,
  scale: number,
  cursor: CursorPlace | undefined,
): { readonly skip: () => void } {
  const skips = useRef(false);
  const place = cursor && `${cursor.page} ${cursor.top} ${cursor.height}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is followed, not another zoom
  useEffect(() => {
    const element = scroller.current;
    if (!element || !cursor || element.clientHeight === 0) return;
    const isSkipped = skips.current || element.contains(document.activeElement);
    skips.current = false;
    if (isSkipped) return;
    const top = topOf(roll, cursor.page, scale) + cursor.top * scale;
    const bottom = top + cursor.height * scale;
    const height = element.clientHeight;
    const isInSight = bottom > element.scrollTop + EDGE_PX && top < element.scrollTop + height - 2 * EDGE_PX;
    if (isInSight) return;
    return scrollTo(element, Math.max(0, top - Math.max(EDGE_PX, (height - (bottom - top)) / 3)));
  }, [place]);

  const skip = useCallback(() => {
    skips.current = true;
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
