import type { Converter } from '../instance/converter';
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
export function showReading(converter: Converter, reading: Omit<Reading, 'done'>): ShownReading {
  view(converter).read().reading?.cancel();
  const { cancel } = reading;
  let latest: Reading = reading;
  const isShown = (): boolean => view(converter).read().reading?.cancel === cancel;
  const timer = setTimeout(() => changeView(converter, { reading: latest }), DIALOG_AFTER_MS);
  return {
    show(stage) {
      latest = { ...reading, ...stage };
      if (isShown()) changeView(converter, { reading: latest });
    },
    end() {
      clearTimeout(timer);
      if (isShown()) changeView(converter, { reading: undefined });
    },
  };
}
