/** The total cost of drawing. */
export interface Tally {
  /** Elements, each counted as often as it is drawn. */
  elements: number;
  /** Points of paths. */
  points: number;
  letters: number;
  /** Dashes of dashed lines. */
  dashes: number;
  /**
   * Pixels painted, each counted as often as it is painted, and weighted for operations that are slower than
   * painting.
   */
  pixels: number;
}

/**
 * The limits for drawing. Each corresponds to some seconds on a slow machine and is far above what real drawings
 * need.
 */
export const MAX_TALLY: Readonly<Tally> = {
  elements: 200_000,
  points: 3_000_000,
  letters: 50_000,
  dashes: 500_000,
  pixels: 6_000_000_000,
};

/** Whether the cost is too high at any number of pixels. */
export function exceedsLimits({ elements, points, letters, dashes }: Tally): boolean {
  return (
    elements > MAX_TALLY.elements ||
    points > MAX_TALLY.points ||
    letters > MAX_TALLY.letters ||
    dashes > MAX_TALLY.dashes
  );
}
