/** Smaller than this no formula is set, however wide its letters are. */
const LEAST_SHARE = 0.5;
/** How much wider than its place a formula may be that has its line for itself: there is room beside it. */
const ROOM_BESIDE = 1.25;

/**
 * Sets formulas smaller that are wider than their places: what letters they have is up to the visitor's fonts. The page
 * must be in the document and in view; what has no size is left as it is.
 */
export function fitEquations(page: HTMLElement): void {
  const measured = [...page.querySelectorAll<HTMLElement>('.page-equation')].flatMap((place) => {
    const formula = place.firstElementChild;
    if (!(formula instanceof MathMLElement)) return [];
    const room = place.getBoundingClientRect().width * (isAlone(place) ? ROOM_BESIDE : 1);
    const share = room / formula.getBoundingClientRect().width;
    return share > 0 && share < 1 ? [{ formula, share: Math.max(share, LEAST_SHARE) }] : [];
  });
  for (const { formula, share } of measured) formula.style.fontSize = `${share * 100}%`;
}

function isAlone(place: HTMLElement): boolean {
  return place.parentElement?.childElementCount === 1;
}
