import { draftDatabase, isDraft, type KeptDraft } from './draft-database';
import { damagedDraft } from './storage-state';

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
    for (const key of spoken()) {
      try {
        const last = parsed(localStorage.getItem(key) ?? '');
        if (last) await bring(last);
        else damagedDraft.change(() => true);
        localStorage.removeItem(key);
      } catch {
        // What cannot be settled stays where it is.
      }
    }
  },
};

async function bring(last: KeptDraft): Promise<void> {
  const stored = await draftDatabase.read(last.id);
  if (last.text === '') await draftDatabase.erase(last.id);
  else if (!stored || stored.at < last.at) await draftDatabase.write(last);
}

function spoken(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function parsed(json: string): KeptDraft | undefined {
  try {
    const found: unknown = JSON.parse(json);
    return isDraft(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
