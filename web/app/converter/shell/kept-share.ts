const KEY = 'text-share';

/** The text's share of the screen that the visitor chose. Without storage it holds until the page is left. */
export const keptShare = {
  read(): number | undefined {
    try {
      const share = Number(localStorage.getItem(KEY));
      return share > 0 && share < 1 ? share : undefined;
    } catch {
      return undefined;
    }
  },
  write(share: number | undefined): void {
    try {
      if (share === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, share.toFixed(4));
    } catch {
      // Then the divider is back in its own place at the next visit.
    }
  },
};
