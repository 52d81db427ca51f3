import { MAX_ZOOM, MIN_ZOOM, type Zoom } from './zoom-choice';

export const ZOOM_STEPS = [MIN_ZOOM, 75, 100, 125, 150, MAX_ZOOM] as const;

/** At 100 %: CSS has 96 pixels to an inch, an inch 1,440 twips. */
const PIXELS_PER_TWIP = 96 / 1440;

/** On a lower desk, the text of a whole page (11 pt on A4) would be lower than 10 pixels; a narrower screen is a laptop's. */
const WHOLE_PAGE_FROM_PX = { height: 766, screen: 1600 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The default zoom: a size at which the pages can be read. */
export function firstZoom(desk: Size, screenWidth: number): Zoom {
  const { height, screen } = WHOLE_PAGE_FROM_PX;
  return desk.height >= height && screenWidth >= screen ? 'page' : 'width';
}

/** Pixels per twip, so that a page in twips fits a space in pixels. */
export function scaleOf(zoom: Zoom, page: Size, room: Size): number {
  if (typeof zoom === 'number') return (zoom / 100) * PIXELS_PER_TWIP;
  const byWidth = Math.max(1, room.width) / page.width;
  const byHeight = Math.max(1, room.height) / page.height;
  return Math.min(
    zoom === 'page' ? Math.min(byWidth, byHeight) : byWidth,
    (MAX_ZOOM / 100) * PIXELS_PER_TWIP,
  );
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
