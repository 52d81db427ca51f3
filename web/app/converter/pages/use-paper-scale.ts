import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SCALE_PROPERTY } from './draw/measures';
import { inLaterFrames } from './slices';

/**
 * Shows a drawn page in the size of the zoom: stretched at once, and laid out anew in a frame of its own, since several pages in
 * one would take too long. Scale is in pixels per twip. Returns the style of the paper.
 */
export function usePaperScale(paper: RefObject<HTMLElement | null>, scale: number): CSSProperties {
  const [firstScale] = useState(scale);
  const laidOut = useRef(scale);
  useLayoutEffect(() => {
    const element = paper.current;
    if (!element) return undefined;
    const { style } = element;
    style.scale = scale === laidOut.current ? '' : String(scale / laidOut.current);
    if (style.scale === '') return undefined;
    return inLaterFrames(() => {
      style.scale = '';
      style.setProperty(SCALE_PROPERTY, `${scale}px`);
      laidOut.current = scale;
    });
  }, [paper, scale]);
  return { [SCALE_PROPERTY]: `${firstScale}px` } as CSSProperties;
}
