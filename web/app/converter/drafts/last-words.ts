import type { TextHistory } from '../document/text-history';
import { draftDatabase } from './draft-database';
import { eraseDraft } from './erase-draft';
import { draftOf, type KeptDraft, partsOf } from './kept-draft';
import { type LastStep, lastStepsOf, stepsIn, withLastSteps } from './last-steps';

const PREFIX = 'last-words:';
/** Where those are that cannot be read: they are not looked at again. */
const SET_ASIDE = 'damaged-words:';
/** Half of the storage that browsers give a site here. */
const MAX_LENGTH = 1_000_000;

/** A text with the last steps of its history, of which the database may have none. */
interface LastWords extends KeptDraft {
  readonly steps: readonly LastStep[];
}

/** Text typed just before the page was closed, when there is no time for the database. */
export const lastWords = {
  write(draft: KeptDraft, history: TextHistory): void {
    const room = MAX_LENGTH - draft.text.length;
    if (room >= 0) store({ ...draft, steps: lastStepsOf(history, room) });
  },

  /** The draft was deleted, which the database may not get to know any more. */
  forget(id: string): void {
    store({ id, text: '', fileName: undefined, at: Date.now(), steps: [] });
  },

  /** They are in the database; `until` says as of when, if later ones may have been stored. */
  erase(id: string, until = Number.POSITIVE_INFINITY): void {
    try {
      const last = parsed(localStorage.getItem(PREFIX + id) ?? '');
      if (!last || last.at <= until) localStorage.removeItem(PREFIX + id);
    } catch {
      // Then it is lost.
    }
  },

  /** Moves it into the database, whichever tab stored it; says if some cannot be read. */
  async settle(onDamaged: () => void): Promise<void> {
    for (const key of spoken()) {
      try {
        const spoken = localStorage.getItem(key) ?? '';
        const last = parsed(spoken);
        if (last) await bring(last);
        else {
          onDamaged();
          localStorage.setItem(SET_ASIDE + key.slice(PREFIX.length), spoken);
        }
        localStorage.removeItem(key);
      } catch {
        // What cannot be moved stays where it is.
      }
    }
  },
};

function store(draft: LastWords): void {
  try {
    localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
  } catch {
    // The database has everything but the last moment.
  }
}

async function bring({ steps, ...last }: LastWords): Promise<void> {
  const found = await draftDatabase.read(last.id);
  // The last words are the whole text, so they replace one that is damaged.
  const before = found === 'damaged' ? undefined : found;
  if (before && before.at >= last.at) return;
  const isForgotten = last.text === '' && !last.pictures;
  if (isForgotten) await eraseDraft(last.id);
  else if (before || steps.length > 0 || last.text !== '')
    await draftDatabase.write(await withLastSteps(before, last, steps));
}

function spoken(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function parsed(json: string): LastWords | undefined {
  try {
    const found: unknown = JSON.parse(json);
    const draft = draftOf(found);
    return draft && { ...draft, steps: stepsIn(partsOf<LastWords>(found).steps) };
  } catch {
    return undefined;
  }
}
