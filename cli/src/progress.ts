import { oneLine } from './notices.js';
import type { Output } from './streams.js';

/** A line at the foot of a terminal that says how far the work is. */
export interface Progress {
  show(done: number, total: number, name: string): void;
  /** Takes the line away, before anything else is printed. */
  clear(): void;
}

const ERASE_LINE = '\r\x1b[K';
const NARROWEST_TERMINAL = 80;

/** Only people on a terminal get to see it: in a file or a pipe it would be noise. */
export function progressOn(output: Output): Progress {
  let isShown = false;
  // Lost progress harms nobody; a stream that is really gone is found out by what is printed next.
  const write = (text: string): void => void output.write(text, () => {});
  return {
    show(done, total, name) {
      if (!output.isTTY) return;
      // A line that wraps could not be erased. Some terminals say that they have 0 columns.
      const text = `${done} of ${total}: ${oneLine(name)}`.slice(
        0,
        (output.columns || NARROWEST_TERMINAL) - 1,
      );
      write(ERASE_LINE + text);
      isShown = true;
    },
    clear() {
      if (isShown) write(ERASE_LINE);
      isShown = false;
    },
  };
}
