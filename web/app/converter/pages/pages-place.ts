/** What scrolls in the region of the pages has this id. */
export const PAGES_ID = 'pages';

export function focusPages(): void {
  document.getElementById(PAGES_ID)?.focus({ preventScroll: true });
}

let turnTo: ((page: number) => void) | undefined;

/** Only what scrolls the pages knows how far to scroll to one. */
export function registerPages(turn: (page: number) => void): () => void {
  turnTo = turn;
  return () => {
    if (turnTo === turn) turnTo = undefined;
  };
}

/** Brings the beginning of a page, counted from 1, into view. */
export function turnToPage(page: number): void {
  turnTo?.(page);
}
