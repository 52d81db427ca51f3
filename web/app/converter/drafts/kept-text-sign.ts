/** The page's first script looks for it. */
const KEY = 'kept-text';

/** Notes on the device whether a text is kept there, which the database would tell too late for the first sight of the page. */
export function noteKeptText(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // The screen then receives the visitor until the text is back.
  }
}

/** The text is back, or there is none: nothing more is waited for. */
export function showScreen(): void {
  delete document.documentElement.dataset.returning;
}
