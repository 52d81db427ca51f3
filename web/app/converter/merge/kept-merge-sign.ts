const KEY = 'kept-merge';

/** Notes on the device whether there is a merge to go on with: without one nothing of it is loaded. */
export function noteKeptMerge(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // It holds until the page is left.
  }
}

export function hasKeptMerge(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
