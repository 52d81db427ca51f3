import { KEEP_DELAY_MS } from '../../constants';
import { fileNameStore } from '../file-name-store';
import { restore } from '../text/manuscript';
import { manuscriptStore } from '../text/manuscript-store';
import { draftDatabase, type KeptDraft } from './draft-database';
import { lastWords } from './last-words';

let keptText = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Brings back what the last visit left behind. */
export async function restoreDraft(): Promise<void> {
  const last = lastWords.take();
  const stored = await draftDatabase.read().catch(() => undefined);
  const kept = last && last.at > (stored?.at ?? 0) ? last : stored;
  if (!kept?.text) return;
  if (kept === last) void write(kept);
  else keptText = kept.text;
  manuscriptStore.change((current) => restore(current, kept.text));
  fileNameStore.change((current) => current ?? kept.fileName);
}

export function keepSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(keepNow, KEEP_DELAY_MS);
}

/** Before the page goes away. The database may not get to it any more; the other storage does. */
export function keepAtOnce(): void {
  if (manuscriptStore.read().text === keptText) return;
  lastWords.write(current());
  keepNow();
}

export async function forgetDraft(): Promise<void> {
  clearTimeout(timer);
  keptText = '';
  lastWords.take();
  await draftDatabase.erase().catch(() => undefined);
}

function keepNow(): void {
  clearTimeout(timer);
  void write(current());
}

async function write(draft: KeptDraft): Promise<void> {
  try {
    await draftDatabase.write(draft);
    keptText = draft.text;
  } catch {
    // Storage that the browser denies just means that nothing is kept.
  }
}

function current(): KeptDraft {
  return { text: manuscriptStore.read().text, fileName: fileNameStore.read(), at: Date.now() };
}
