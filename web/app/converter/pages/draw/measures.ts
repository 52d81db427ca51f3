/** The custom property that has the pixels of a twip: to change it is to zoom, and nothing is drawn again. */
export const SCALE_PROPERTY = '--twip';

/** Twips as a CSS length. */
export function length(twips: number): string {
  return `calc(var(${SCALE_PROPERTY})*${round(twips)})`;
}

/** Points as a CSS length. */
export function points(size: number): string {
  return length(size * 20);
}

/** A hundredth of a twip is far below anything that can be seen; longer numbers only take room. */
function round(twips: number): number {
  return Math.round(twips * 100) / 100;
}
