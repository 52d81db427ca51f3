import type { Reading } from './dialogs';
import { changeView, view } from './view';

/** Faster reading shows no dialog, which would only flicker. Milliseconds. */
const DIALOG_AFTER_MS = 400;

/** What is being read, until it is done. */
interface ShownReading {
  readonly show: (stage: Pick<Reading, 'stage' | 'done'>) => void;
  readonly end: () => void;
}

/** Shows a dialog if reading takes long. Only one thing is read at a time: another one replaces it. */
export function showReading(reading: Omit<Reading, 'done'>): ShownReading {
  view.read().reading?.cancel();
  const { cancel } = reading;
  let latest: Reading = reading;
  const isShown = (): boolean => view.read().reading?.cancel === cancel;
  const timer = setTimeout(() => changeView({ reading: latest }), DIALOG_AFTER_MS);
  return {
    show(stage) {
      latest = { ...reading, ...stage };
      if (isShown()) changeView({ reading: latest });
    },
    end() {
      clearTimeout(timer);
      if (isShown()) changeView({ reading: undefined });
    },
  };
}
