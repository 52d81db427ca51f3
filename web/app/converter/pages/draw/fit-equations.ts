/** Formulas are not made smaller than this, however wide the font is. */
const MIN_SHARE = 0.5;
/** How much wider than its place a formula may be that has its line for itself: there is room beside it. */
const ROOM_BESIDE = 1.25;
/** The width of a fence in em, and how much it grows with its height: about that of a parenthesis. */
const FENCE = { width: 0.3, growth: 0.08 } as const;

interface Fence {
  readonly sign: MathMLElement;
  /** The size of its font in pixels. */
  readonly em: number;
  /** How much wider its place is than the fence, in em. */
  readonly spare: number;
}

/**
 * Makes formulas smaller that are wider than their places: which font they use depends on the visitor's system. The
 * page must be in the document and visible; elements without a size are left as they are.
 */
export function fitEquations(page: HTMLElement): void {
  const measured = [...page.querySelectorAll<HTMLElement>('.page-equation')].flatMap((place) => {
    const formula = place.firstElementChild;
    if (!(formula instanceof MathMLElement)) return [];
    const room = place.getBoundingClientRect().width * (isAlone(place) ? ROOM_BESIDE : 1);
    const { width } = formula.getBoundingClientRect();
    if (width <= room || room === 0) return [];
    const fences = fencesOf(formula);
    const spare = fences.reduce((sum, fence) => sum + fence.spare * fence.em, 0);
    const taken = spare > 0 ? Math.min((width - room) / spare, 1) : 0;
    const share = Math.max(Math.min(room / (width - spare * taken), 1), MIN_SHARE);
    return [{ formula, fences, taken, share }];
  });
  for (const { formula, fences, taken, share } of measured) {
    for (const { sign, spare } of fences) sign.style.marginInline = `${(-spare * taken) / 2}em`;
    if (share < 1) formula.style.fontSize = `${share * 100}%`;
  }
}

/** Chromium leaves as much room for a fence that stretches as its widest form needs, and puts the sign in the middle of it. */
function fencesOf(formula: MathMLElement): readonly Fence[] {
  return [...formula.querySelectorAll<MathMLElement>('mo[fence="true"][stretchy="true"]')].flatMap((sign) => {
    const { width, height } = sign.getBoundingClientRect();
    const em = Number.parseFloat(getComputedStyle(sign).fontSize);
    const spare = (width - height * FENCE.growth) / em - FENCE.width;
    return spare > 0 ? [{ sign, em, spare }] : [];
  });
}

function isAlone(place: HTMLElement): boolean {
  return place.parentElement?.childElementCount === 1;
}
