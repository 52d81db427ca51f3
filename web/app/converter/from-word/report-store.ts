import type { ReadNotice } from '@footmark/engine/read';
import { manuscriptStore } from '../text/manuscript-store';
import { createStore } from '../text/store';
import type { Step } from '../text/text-history';
import { onTextReplaced } from '../text/text-replaced';

/** The notices about a text that came from a Word file. */
interface WordReport {
  readonly fileName: string;
  readonly notices: readonly ReadNotice[];
  /** The history step that inserted the text. */
  readonly step: Step | undefined;
}

export const reportStore = createStore<WordReport | undefined>(undefined);

onTextReplaced((isForgotten) => {
  if (isForgotten) reportStore.change(() => undefined);
});

/** Keeps the notices about the text that was inserted last. */
export function keepReport(fileName: string, notices: readonly ReadNotice[]): void {
  const step = manuscriptStore.read().history.past.at(-1);
  reportStore.change(() => (notices.length === 0 ? undefined : { fileName, notices, step }));
}

/** Whether the text is still the one that a step inserted: neither undone nor replaced. */
export function isStillThere(step: Step | undefined, text: string, past: readonly Step[]): boolean {
  let { length } = text;
  for (const each of past.toReversed()) {
    if (each === step) return true;
    const before = length - each.inserted.length + each.removed.length;
    if (each.from === 0 && each.removed.length === before) return false;
    length = before;
  }
  return false;
}
