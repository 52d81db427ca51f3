/** Smaller than this no formula is set, however wide its letters are. */
const LEAST_SHARE = 0.5;

/**
 * Sets formulas smaller that are wider than their places: what letters they have is up to the visitor's fonts. The page
 * must be in the document and in view; what has no size is left as it is.
 */
export function fitEquations(page: HTMLElement): void {
  const measured = [...page.querySelectorAll<HTMLElement>('.page-equation')].flatMap((place) => {
    const formula = place.firstElementChild;
    if (!(formula instanceof MathMLElement)) return [];
    const share = place.getBoundingClientRect().width / formula.getBoundingClientRect().width;
    return share > 0 && share < 1 ? [{ formula, share: Math.max(share, LEAST_SHARE) }] : [];
  });
  for (const { formula, share } of measured) formula.style.fontSize = `${share * 100}%`;
}
