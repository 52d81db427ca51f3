import { type FencedLine, FenceTracker } from './fenced-lines.js';

/** The lines of a text, and what of them is code. */
export interface TextLines {
  readonly all: readonly string[];
  /** Which of them belong to fenced code. */
  readonly fenced: readonly (FencedLine | undefined)[];
  /** Which are code other than the first line of fenced code: its other lines, and indented code. */
  readonly code: readonly boolean[];
}

interface ReadText {
  readonly text: string;
  readonly lines: TextLines;
}

/** The text that was asked for last: several steps in a row ask for the same. It is held only as long as they last. */
let last: WeakRef<ReadText> | undefined;

/** The lines of a text. To find its code takes as long as many a step of parsing, so it is done once for all that ask in a row. */
export function linesOf(text: string): TextLines {
  const known = last?.deref();
  if (known?.text === text) return known.lines;
  const lines = readLines(text);
  last = new WeakRef({ text, lines });
  return lines;
}

function readLines(text: string): TextLines {
  const all = text.includes('\r') ? text.split(/\r\n?|\n/) : text.split('\n');
  const tracker = new FenceTracker(all);
  const fenced: (FencedLine | undefined)[] = [];
  const code: boolean[] = [];
  for (const line of all) {
    const found = tracker.next(line);
    fenced.push(found);
    code.push(found === 'rest' || tracker.isIndentedCode);
  }
  return { all, fenced, code };
}
