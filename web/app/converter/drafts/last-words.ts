import { draftDatabase, isDraft, type KeptDraft } from './draft-database';
import { damagedDraft } from './storage-state';

const PREFIX = 'last-words:';
/** Half of the storage that browsers give a site here. */
const MAX_LENGTH = 1_000_000;

/** Text typed just before the page was closed, when there is no time for the database. */
export const lastWords = {
  write(draft: KeptDraft): void {
    if (draft.text.length > MAX_LENGTH) return;
    try {
      localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
    } catch {
      // The database has everything but the last moment.
    }
  },

  erase(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Then it is lost.
    }
  },

  /** Moves it into the database, whichever tab stored it. */
  async settle(): Promise<void> {
    for (const key of spoken()) {
      try {
        const last = parsed(localStorage.getItem(key) ?? '');
        if (last) await bring(last);
        else damagedDraft.change(() => true);
        localStorage.removeItem(key);
      } catch {
        // What cannot be moved stays where it is.
      }
    }
  },
};

async function bring(last: KeptDraft): Promise<void> {
  const stored = await draftDatabase.read(last.id);
  if (stored && stored.at >= last.at) return;
  if (last.text === '') await draftDatabase.erase(last.id);
  else await draftDatabase.write(last);
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
