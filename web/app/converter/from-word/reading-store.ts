import { createStore } from '../text/store';

/** Files that are being read. */
interface Reading {
  /** The title of the dialog. */
  readonly title: string;
  readonly fileName: string;
  /** The present step, without a full stop. */
  readonly stage: string;
  /** The progress from 0 to 1, if known. */
  readonly done?: number | undefined;
  readonly cancel: () => void;
}

export const readingStore = createStore<Reading | undefined>(undefined);

/** Faster reading shows no dialog, which would only flicker. Milliseconds. */
const DIALOG_AFTER_MS = 400;

/** What is being read, until it is done. */
interface ShownReading {
  readonly show: (stage: Pick<Reading, 'stage' | 'done'>) => void;
  readonly end: () => void;
}

/** Shows a dialog if reading takes long. Only one thing is read at a time: another one replaces it. */
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
