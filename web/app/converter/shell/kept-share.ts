const KEY = 'text-share';

/** The text's share of the screen, as chosen by the visitor. Without storage it lasts until the page is closed. */
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
      // Then the divider has its default position at the next visit.
    }
  },
};
