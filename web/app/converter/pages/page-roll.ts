import type { Sheet } from '../../page-drawing/sheets';

/** Pixels between two pages, and above the first and below the last; they do not grow with the zoom. */
export interface Spacing {
  readonly gap: number;
  readonly ends: number;
}

export const DESK_SPACING: Spacing = { gap: 22, ends: 24 };

/** The pages one below the other. Lengths are twips, except where they are said to be pixels. */
export interface PageRoll {
  readonly pages: readonly Sheet[];
  /** The heights of all pages before each one, and of all pages. */
  readonly heightBefore: Float64Array;
  /** Of the widest page. */
  readonly width: number;
  readonly spacing: Spacing;
}

export function rollOf(pages: readonly Sheet[], spacing = DESK_SPACING): PageRoll {
  const heightBefore = new Float64Array(pages.length + 1);
  let width = 0;
  let sum = 0;
  pages.forEach((page, index) => {
    sum += page.height;
    heightBefore[index + 1] = sum;
    width = Math.max(width, page.width);
  });
  return { pages, heightBefore, width, spacing };
}

/** Where a page, counted from 1, begins, in pixels; for the number after the last page, where that would. */
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

/** A run of pages; both are in it. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

interface View {
  /** How far the pages are scrolled, in pixels. */
  readonly scrolled: number;
  readonly height: number;
}

/** The pages that are at least partly in view. */
export function pagesInView(roll: PageRoll, { scrolled, height }: View, pixelsPerTwip: number): PageRange {
  const first = pageAt(roll, scrolled, pixelsPerTwip);
  return { first, last: Math.max(first, pageAt(roll, scrolled + height - 1, pixelsPerTwip)) };
}

/** Those to be drawn: what is in view, and about one view more on each side. */
export function pagesToDraw(roll: PageRoll, { scrolled, height }: View, pixelsPerTwip: number): PageRange {
  return pagesInView(roll, { scrolled: scrolled - height, height: 3 * height }, pixelsPerTwip);
}

/** The page that counts as the current one: the one that has the middle of the view. */
export function currentPage(roll: PageRoll, { scrolled, height }: View, pixelsPerTwip: number): number {
  return pageAt(roll, scrolled + height / 2, pixelsPerTwip);
}

/** A place in the roll that stays where it is when the zoom changes. */
export interface Anchor {
  readonly page: number;
  /** A share of the page's height; below 0 and above 1 in the gaps. */
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
