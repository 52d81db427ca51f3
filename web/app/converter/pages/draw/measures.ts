/** The custom property with the number of pixels per twip: changing it zooms without drawing anything again. */
export const SCALE_PROPERTY = '--twip';

/** Twips as a CSS length. */
export function length(twips: number): string {
  return `calc(var(${SCALE_PROPERTY})*${round(twips)})`;
}

/** Points as a CSS length. */
export function points(size: number): string {
  return length(size * 20);
}

/** A hundredth of a twip is far below anything visible; longer numbers only take up space. */
function round(twips: number): number {
  return Math.round(twips * 100) / 100;
}
