/** Returns the focus; if the element is gone or hidden, the main part of the page gets it. */
export function returnFocus(to: Element | null): void {
  const target = to?.checkVisibility() ? to : document.getElementById('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
