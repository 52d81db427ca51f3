import type { KeptDraft } from './draft-database';

const KEY = 'draft-last-words';
/** Half of what browsers give a site here. */
const LONGEST = 1_000_000;

/** What was typed just before the page was left, when there is no time for the database to answer. */
export const lastWords = {
  write(draft: KeptDraft): void {
    if (draft.text.length > LONGEST) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // The database has all but the last moment.
    }
  },
  take(): KeptDraft | undefined {
    try {
      const kept = localStorage.getItem(KEY);
      localStorage.removeItem(KEY);
      return kept === null ? undefined : (JSON.parse(kept) as KeptDraft);
    } catch {
      return undefined;
    }
  },
};
