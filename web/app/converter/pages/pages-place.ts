import { part } from '../instance/converter';

/** The id of the scrolling element in the region of the pages. */
export const PAGES_ID = 'pages';

export const pagesPlace = part((converter) => {
  function focusPages(): void {
    document.getElementById(converter.id(PAGES_ID))?.focus({ preventScroll: true });
  }

  let turnTo: ((page: number) => void) | undefined;

  /** Only the scrolling element knows how far to scroll to a page. */
  function registerPages(turn: (page: number) => void): () => void {
    turnTo = turn;
    return () => {
      if (turnTo === turn) turnTo = undefined;
    };
  }

  /** Scrolls to the top of a page, counted from 1. */
  function turnToPage(page: number): void {
    turnTo?.(page);
  }

  return { focusPages, registerPages, turnToPage };
});
