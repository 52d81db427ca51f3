/** What drawing comes to. */
export interface Tally {
  /** Elements, each as often as it is drawn. */
  elements: number;
  /** Points of paths. */
  points: number;
  letters: number;
  /** Dashes of dashed lines. */
  dashes: number;
  /** Pixels painted, each as often as it is painted, and as much as what is done with it takes longer than painting. */
  pixels: number;
}

/** The most that may be drawn. Each is some seconds of work on a slow machine, and far from what drawings have. */
export const MAX_TALLY: Readonly<Tally> = {
  elements: 200_000,
  points: 3_000_000,
  letters: 50_000,
  dashes: 500_000,
  pixels: 6_000_000_000,
};

/** Whether that is too much, however many pixels the picture has. */
export function isTooMuch({ elements, points, letters, dashes }: Tally): boolean {
  return (
    elements > MAX_TALLY.elements ||
    points > MAX_TALLY.points ||
    letters > MAX_TALLY.letters ||
    dashes > MAX_TALLY.dashes
  );
}
