import { MAX_ZOOM, MIN_ZOOM, type Zoom } from './zoom-choice';

export const ZOOM_STEPS = [MIN_ZOOM, 75, 100, 125, 150, MAX_ZOOM] as const;

/** At 100 %: CSS has 96 pixels to an inch, an inch 1,440 twips. */
const PIXELS_PER_TWIP = 96 / 1440;

/** The smallest pages whose text (11 pt) is 10 pixels high. */
const READABLE_PIXELS_PER_TWIP = 10 / (11 * 20);
/** Of the screen; a narrower one is a laptop's. */
const WHOLE_PAGE_FROM_PX = 1600;
/** Of the screen; on a narrower one, the pages have its whole width. */
const SIDE_BY_SIDE_PX = 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page in twips, with the width of its text. */
export interface PageSize extends Size {
  readonly text: number;
}

/** The space for the pages in pixels, and for their text alone, since margins may reach beyond it. */
export interface Room extends Size {
  readonly text: number;
}

/**
 * The default zoom: a size at which the pages can be read. Beside the text, a page that would be too small with its whole width
 * has its margins cut off. On narrow screens it reaches from edge to edge.
 */
export function firstZoom(page: PageSize, room: Room, screenWidth: number): Zoom {
  const isReadable = (zoom: Zoom): boolean => scaleOf(zoom, page, room) >= READABLE_PIXELS_PER_TWIP;
  if (screenWidth >= WHOLE_PAGE_FROM_PX && isReadable('page')) return 'page';
  return screenWidth < SIDE_BY_SIDE_PX || isReadable('width') ? 'width' : 'text';
}

/** Pixels per twip, so that a page in twips fits a space in pixels. */
export function scaleOf(zoom: Zoom, page: PageSize, room: Room): number {
  if (typeof zoom === 'number') return (zoom / 100) * PIXELS_PER_TWIP;
  return Math.min(fitted(zoom, page, room), (MAX_ZOOM / 100) * PIXELS_PER_TWIP);
}

function fitted(zoom: Exclude<Zoom, number>, page: PageSize, room: Room): number {
  const byWidth = Math.max(1, room.width) / page.width;
  switch (zoom) {
    case 'page':
      return Math.min(byWidth, Math.max(1, room.height) / page.height);
    case 'width':
      return byWidth;
    case 'text':
      return Math.max(byWidth, Math.max(1, room.text) / page.text);
  }
}

export function percentOf(pixelsPerTwip: number): number {
  return Math.round((pixelsPerTwip / PIXELS_PER_TWIP) * 100);
}

/** The next step from any percentage, up to the last one. */
export function nextZoom(percent: number, direction: 'larger' | 'smaller'): number {
  return direction === 'larger'
    ? (ZOOM_STEPS.find((step) => step > percent) ?? MAX_ZOOM)
    : (ZOOM_STEPS.findLast((step) => step < percent) ?? MIN_ZOOM);
}
