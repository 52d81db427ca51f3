const KEY = 'kept-merge';

/** Notes on the device whether there is an unfinished merge: without one, the code for it is not loaded. */
export function noteKeptMerge(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it only lasts until the page is closed.
  }
}

export function hasKeptMerge(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
