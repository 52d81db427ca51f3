import { fencedLines } from '../source/fenced-lines.js';

/** Changes the lines of a text that are not in fenced code; it gets each with its index, and all lines to look at. */
export function mapProseLines(
  lines: readonly string[],
  change: (line: string, index: number, lines: readonly string[]) => string,
): string[] {
  const fenced = fencedLines(lines);
  return lines.map((line, index) => (fenced[index] ? line : change(line, index, lines)));
}

/** Changes what stands in a line outside code spans. */
export function mapOutsideCode(line: string, change: (text: string) => string): string {
  if (!line.includes('`')) return change(line);
  let result = '';
  let from = 0;
  for (const { start, end } of codeSpans(line)) {
    result += change(line.slice(from, start)) + line.slice(start, end);
    from = end;
  }
  return result + change(line.slice(from));
}

/** A code span goes from one run of back-ticks to the next that is as long. */
function* codeSpans(line: string): Iterable<{ readonly start: number; readonly end: number }> {
  const runs = Array.from(line.matchAll(/`+/g), ({ 0: { length }, index }) => ({ index, length }));
  const nextOfLength = new Map<number, number>();
  const partners = runs.map(() => -1);
  for (let at = runs.length - 1; at >= 0; at--) {
    const { length = 0 } = runs[at] ?? {};
    partners[at] = nextOfLength.get(length) ?? -1;
    nextOfLength.set(length, at);
  }
  for (let at = 0; at < runs.length; at++) {
    const [open, close] = [runs[at], runs[partners[at] ?? -1]];
    if (!open || !close) continue;
    yield { start: open.index, end: close.index + close.length };
    at = partners[at] ?? at;
  }
}
