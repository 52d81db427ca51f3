import type { Page } from '@playwright/test';

/** WCAG 2.5.8: smaller targets need this much space around them. */
const MIN_PX = 24;

/**
 * The pairs of targets that are too close: one is smaller than 24 px, and a circle of that size around its middle touches
 * the other, or the other's circle if that is too small as well. Links in one sentence are as close as its words.
 */
export function closeTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [role=slider]';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      element.getBoundingClientRect().width > 1;
    const targets = [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !element.closest('[inert], [aria-hidden=true]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // Hidden until it has the focus.
      .filter(({ box }) => box.bottom + scrollY > 0);
    type Target = (typeof targets)[number];
    const isSmall = ({ box }: Target): boolean => box.width < least || box.height < least;
    const middle = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

    const distance = (one: Target, other: Target): number => {
      const { x, y } = middle(one);
      const { left, right, top, bottom } = other.box;
      const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const to = middle(other);
      return isSmall(other) ? Math.min(toBox, Math.hypot(to.x - x, to.y - y) - least / 2) : toBox;
    };
    /** Running text around both: words outside of either. */
    const inOneSentence = (one: Element, other: Element): boolean => {
      const text = one.closest('p, li, dd, td');
      if (!text?.contains(other) || text.closest('nav')) return false;
      const isInline = [one, other].every((element) => getComputedStyle(element).display === 'inline');
      const own = [...text.querySelectorAll('a, button')].reduce(
        (sum, part) => sum + (part.textContent ?? '').length,
        0,
      );
      return isInline && (text.textContent ?? '').trim().length > own * 2;
    };
    /** Fixed elements cover scrolling ones. */
    const layer = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layer(element.parentElement);
    const name = ({ element, box }: Target) =>
      `${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''} (${element.localName}, ${Math.round(box.width)} × ${Math.round(box.height)})`;

    return targets.filter(isSmall).flatMap((one) =>
      targets
        .filter((other) => other !== one)
        .filter(({ element }) => !element.contains(one.element) && !one.element.contains(element))
        .filter(({ element }) => layer(element) === layer(one.element))
        .filter((other) => distance(one, other) < least / 2 - 0.01)
        .filter(({ element }) => !inOneSentence(one.element, element))
        .map((other) => `${name(one)} – ${name(other)}`),
    );
  }, MIN_PX);
}
