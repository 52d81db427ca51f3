import { shown } from './shown.js';
import type { Output } from './streams.js';

/** A line at the bottom of a terminal that shows the progress. */
export interface Progress {
  show(done: number, total: number, name: string): void;
  /** Removes the line, before anything else is printed. */
  clear(): void;
}

const ERASE_LINE = '\r\x1b[K';
const NARROWEST_TERMINAL = 80;

/** Only shown on a terminal: in a file or a pipe it would be noise. */
export function progressOn(output: Output): Progress {
  let isShown = false;
  // Lost progress does no harm, and the next output shows whether the stream is gone.
  const write = (text: string): void => void output.write(text, () => {});
  return {
    show(done, total, name) {
      if (!output.isTTY) return;
      // A wrapped line could not be erased. Some terminals report 0 columns.
      const text = `${done} of ${total}: ${shown(name)}`.slice(0, (output.columns || NARROWEST_TERMINAL) - 1);
      write(ERASE_LINE + text);
      isShown = true;
    },
    clear() {
      if (isShown) write(ERASE_LINE);
      isShown = false;
    },
  };
}
