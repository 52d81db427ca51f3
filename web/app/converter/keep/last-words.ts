import { draftDatabase, type KeptDraft } from './draft-database';

const PREFIX = 'last-words:';
/** Half of what browsers give a site here. */
const LONGEST = 1_000_000;

/** What was typed just before the page was left, when there is no time for the database to answer. */
export const lastWords = {
  write(draft: KeptDraft): void {
    if (draft.text.length > LONGEST) return;
    try {
      localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
    } catch {
      // The database has all but the last moment.
    }
  },

  erase(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Then there are none.
    }
  },

  /** Brings them into the database, whichever tab spoke them. */
  async settle(): Promise<void> {
    try {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
        const last = JSON.parse(localStorage.getItem(key) ?? '') as KeptDraft;
        const stored = await draftDatabase.read(last.id);
        if (last.text === '') await draftDatabase.erase(last.id);
        else if (!stored || stored.at < last.at) await draftDatabase.write(last);
        localStorage.removeItem(key);
      }
    } catch {
      // What cannot be settled stays where it is.
    }
  },
};
