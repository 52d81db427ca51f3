/** The page's first script looks for this key. */
const KEY = 'kept-text';

/** Notes on the device whether a text is stored there: the database would answer too late for the first paint. */
export function noteKeptText(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Until the text is restored, the screen looks as if it were receiving the visitor.
  }
}

/** The text has been restored, or there is none. */
export function showScreen(): void {
  delete document.documentElement.dataset.returning;
}
