import { createStore } from '../text/store';

/** Files that are being read. */
export interface Reading {
  /** What the dialog is called. */
  readonly title: string;
  readonly fileName: string;
  /** What is being done, without a full stop. */
  readonly stage: string;
  /** How much of it is done, from 0 to 1, if that is known. */
  readonly done?: number | undefined;
  readonly cancel: () => void;
}

export const readingStore = createStore<Reading | undefined>(undefined);

/** What is read sooner needs no dialog, which would only flicker. Milliseconds. */
const DIALOG_AFTER_MS = 400;

/** What is being read, for as long as it takes. */
export interface ShownReading {
  readonly show: (stage: Pick<Reading, 'stage' | 'done'>) => void;
  readonly end: () => void;
}

/** Shows a dialog if reading takes long. One thing is read at a time: another takes the place of what is still being read. */
export function showReading(reading: Omit<Reading, 'done'>): ShownReading {
  readingStore.read()?.cancel();
  const { cancel } = reading;
  let latest: Reading = reading;
  const isShown = (): boolean => readingStore.read()?.cancel === cancel;
  const timer = setTimeout(() => readingStore.change(() => latest), DIALOG_AFTER_MS);
  return {
    show(stage) {
      latest = { ...reading, ...stage };
      if (isShown()) readingStore.change(() => latest);
    },
    end() {
      clearTimeout(timer);
      readingStore.change((current) => (current?.cancel === cancel ? undefined : current));
    },
  };
}
