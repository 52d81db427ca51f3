import type { Sheet } from '../../page-drawing/sheets';

/** Pixels between pages, above the first and below the last; they do not grow with the zoom. */
interface Spacing {
  readonly gap: number;
  readonly ends: number;
}

export const DESK_SPACING: Spacing = { gap: 22, ends: 24 };

/** The pages below one another. Lengths are in twips, unless stated to be pixels. */
export interface PageRoll {
  readonly pages: readonly Sheet[];
  /** The total height of the pages before each one, and of all pages. */
  readonly heightBefore: Float64Array;
  /** The width of the widest page. */
  readonly width: number;
  /** Where the text of all pages stands, from the left edge of the widest page. */
  readonly text: { readonly left: number; readonly width: number };
  readonly spacing: Spacing;
}

export function rollOf(pages: readonly Sheet[], spacing = DESK_SPACING): PageRoll {
  const heightBefore = new Float64Array(pages.length + 1);
  let width = 0;
  let sum = 0;
  // Pages are centred: their middles are one line.
  let [left, right] = [0, 0];
  pages.forEach((page, index) => {
    sum += page.height;
    heightBefore[index + 1] = sum;
    width = Math.max(width, page.width);
    const { text } = page;
    left = Math.min(left, text.left - page.width / 2);
    right = Math.max(right, text.left + text.width - page.width / 2);
  });
  return { pages, heightBefore, width, text: { left: width / 2 + left, width: right - left }, spacing };
}

/** The top of a page, counted from 1, in pixels; for the number after the last page, where one more would begin. */
export function topOf({ heightBefore, spacing }: PageRoll, number: number, pixelsPerTwip: number): number {
  return spacing.ends + (heightBefore[number - 1] ?? 0) * pixelsPerTwip + (number - 1) * spacing.gap;
}

export function heightOf(roll: PageRoll, pixelsPerTwip: number): number {
  const count = roll.pages.length;
  const { gap, ends } = roll.spacing;
  return count === 0 ? 0 : topOf(roll, count + 1, pixelsPerTwip) - gap + ends;
}

/** The page at a distance from the top, in pixels; a gap belongs to the page above it. */
export function pageAt(roll: PageRoll, distance: number, pixelsPerTwip: number): number {
  let [low, high] = [1, Math.max(1, roll.pages.length)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(roll, middle, pixelsPerTwip) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A range of pages, both inclusive. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

interface View {
  /** The scroll position in pixels. */
  readonly scrolled: number;
  readonly height: number;
}

/** The pages that are at least partly in view. */
export function pagesInView(roll: PageRoll, { scrolled, height }: View, pixelsPerTwip: number): PageRange {
  const first = pageAt(roll, scrolled, pixelsPerTwip);
  return { first, last: Math.max(first, pageAt(roll, scrolled + height - 1, pixelsPerTwip)) };
}

/** The pages to draw: those in view, and about one view's height above and below. */
export function pagesToDraw(roll: PageRoll, { scrolled, height }: View, pixelsPerTwip: number): PageRange {
  return pagesInView(roll, { scrolled: scrolled - height, height: 3 * height }, pixelsPerTwip);
}

/** The current page: the one at the middle of the view. */
export function currentPage(roll: PageRoll, { scrolled, height }: View, pixelsPerTwip: number): number {
  return pageAt(roll, scrolled + height / 2, pixelsPerTwip);
}

/** A place in the roll that stays where it is when the zoom changes. */
interface Anchor {
  readonly page: number;
  /** A share of the page's height; below 0 or above 1 in the gaps. */
  readonly share: number;
}

export function anchorAt(roll: PageRoll, distance: number, pixelsPerTwip: number): Anchor {
  const page = pageAt(roll, distance, pixelsPerTwip);
  const height = (roll.pages[page - 1]?.height ?? 1) * pixelsPerTwip;
  return { page, share: (distance - topOf(roll, page, pixelsPerTwip)) / height };
}

export function distanceOf(roll: PageRoll, { page, share }: Anchor, pixelsPerTwip: number): number {
  const height = (roll.pages[page - 1]?.height ?? 0) * pixelsPerTwip;
  return topOf(roll, page, pixelsPerTwip) + share * height;
}
