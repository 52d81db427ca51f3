/** Formulas are not made smaller than this, however wide the font is. */
const MIN_SHARE = 0.5;
/** How narrow letters may become before they become smaller: beside text, a smaller size is seen sooner. */
const MIN_SQUEEZE = 0.8;
/** How much wider than its place a formula may be that has its line for itself: there is room beside it. */
const ROOM_BESIDE = 1.25;
/** The width of a fence in em, and how much it grows with its height: about that of a parenthesis. */
const FENCE = { width: 0.3, growth: 0.08 } as const;

const FENCE_SIGNS = 'mo[fence="true"][stretchy="true"]';
const FITTED = 'is-fitted';

interface Fence {
  readonly sign: MathMLElement;
  /** The size of its font in pixels. */
  readonly em: number;
  /** How much wider its place is than the fence, in em. */
  readonly spare: number;
}

const FAMILY = 'Footmark Formulas';

/** Fits the formulas of a page again once the site's font has arrived. Returns a function that cancels this. */
export function fitWhenFontArrives(page: HTMLElement): (() => void) | undefined {
  if (!page.querySelector('math')) return undefined;
  const fit = ({ fontfaces }: FontFaceSetLoadEvent): void => {
    if (fontfaces.some(({ family }) => family.includes(FAMILY))) fitEquations(page);
  };
  document.fonts.addEventListener('loadingdone', fit);
  return () => document.fonts.removeEventListener('loadingdone', fit);
}

/**
 * Makes formulas narrower that are wider than their places, and smaller if that is not enough: which font they use depends on
 * the visitor's system. The page must be in the document and visible; elements without a size are left as they are.
 */
export function fitEquations(page: HTMLElement): void {
  loosen(page);
  const measured = [...page.querySelectorAll<HTMLElement>('.page-equation')].flatMap((place) => {
    const formula = place.firstElementChild;
    if (!(formula instanceof MathMLElement)) return [];
    const around = place.getBoundingClientRect();
    const room = around.width * (isAlone(place) ? ROOM_BESIDE : 1);
    const { left, width } = formula.getBoundingClientRect();
    if (width <= room || room === 0) return [];
    const fences = fencesOf(formula);
    const spare = fences.reduce((sum, fence) => sum + fence.spare * fence.em, 0);
    const taken = spare > 0 ? Math.min((width - room) / spare, 1) : 0;
    const share = Math.max(Math.min(room / (width - spare * taken), 1), MIN_SHARE);
    // It overflows to the right, to the left or, alone on its line, to both sides, and is squeezed towards the other.
    const origin = (around.left - left) / (width - around.width);
    return [{ formula, fences, taken, share, origin }];
  });
  for (const { formula, fences, taken, share, origin } of measured) {
    formula.classList.add(FITTED);
    for (const { sign, spare } of fences) sign.style.marginInline = `${(-spare * taken) / 2}em`;
    const squeeze = Math.max(share, MIN_SQUEEZE);
    if (share < squeeze) formula.style.fontSize = `${(share / squeeze) * 100}%`;
    if (squeeze < 1)
      formula.style.cssText += `transform:scaleX(${squeeze});transform-origin:${origin * 100}%`;
  }
}

/** Undoes an earlier fitting. */
function loosen(page: HTMLElement): void {
  for (const formula of page.querySelectorAll<MathMLElement>(`.${FITTED}`)) {
    for (const property of ['font-size', 'transform', 'transform-origin'])
      formula.style.removeProperty(property);
    for (const sign of formula.querySelectorAll<MathMLElement>(FENCE_SIGNS))
      sign.style.removeProperty('margin-inline');
    formula.classList.remove(FITTED);
  }
}

/** Chromium leaves as much room for a fence that stretches as its widest form needs, and puts the sign in the middle of it. */
function fencesOf(formula: MathMLElement): readonly Fence[] {
  return [...formula.querySelectorAll<MathMLElement>(FENCE_SIGNS)].flatMap((sign) => {
    const { width, height } = sign.getBoundingClientRect();
    const em = Number.parseFloat(getComputedStyle(sign).fontSize);
    const spare = (width - height * FENCE.growth) / em - FENCE.width;
    return spare > 0 ? [{ sign, em, spare }] : [];
  });
}

function isAlone(place: HTMLElement): boolean {
  return place.parentElement?.childElementCount === 1;
}
