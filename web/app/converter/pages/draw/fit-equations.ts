/** Formulas are not made smaller than this, however wide the font is. */
const LEAST_SHARE = 0.5;
/** How much wider than its place a formula may be that has its line for itself: there is room beside it. */
const ROOM_BESIDE = 1.25;

/**
 * Makes formulas smaller that are wider than their places: which font they use depends on the visitor's system. The
 * page must be in the document and visible; elements without a size are left as they are.
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
