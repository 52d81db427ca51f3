import { counted } from '../text/counted.js';
import { mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

const HEADING = /^(#{1,6}) /;
/** A line that is entirely bold and does not end like a sentence. */
const BOLD_LINE = /^(?:\*\*|__)([^*_]{1,80}?):?(?:\*\*|__):?\s*$/;

/** Turns a bold line on its own, with text after it, into a heading one level below the previous real heading. */
export const boldHeadings: Repair = {
  name: 'bold-headings',
  sign: /^(?:\*\*|__)/m,
  done: (count) => `Turned ${counted(count, 'bold line')} into ${count === 1 ? 'a heading' : 'headings'}`,
  apply(lines) {
    let depth = 1;
    return mapProseLines(lines, (line, index) => {
      const real = HEADING.exec(line)?.[1];
      if (real !== undefined) depth = real.length;
      const text = BOLD_LINE.exec(line)?.[1]?.trim();
      const alone = isBlank(lines[index - 1]) && isBlank(lines[index + 1]) && hasTextAfter(lines, index);
      if (text === undefined || !alone || /[.!?]$/.test(text)) return line;
      return `${'#'.repeat(Math.min(depth + 1, 6))} ${text}`;
    });
  },
};

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

function hasTextAfter(lines: readonly string[], index: number): boolean {
  return lines.slice(index + 1, index + 10).some((line) => !isBlank(line));
}
