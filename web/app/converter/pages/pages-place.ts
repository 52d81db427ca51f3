/** What scrolls in the region of the pages has this id. */
export const PAGES_ID = 'pages';

export function focusPages(): void {
  document.getElementById(PAGES_ID)?.focus({ preventScroll: true });
}
