import { codeLines } from '../source/fenced-lines.js';

/** Changes the lines of a text that are not code. `change` gets each line with its index, and all lines for context. */
export function mapProseLines(
  lines: readonly string[],
  change: (line: string, index: number, lines: readonly string[]) => string,
): string[] {
  const prose = proseLines(lines);
  return lines.map((line, index) => (prose[index] ? change(line, index, lines) : line));
}

/** For each line, whether it is no code. */
export function proseLines(lines: readonly string[]): readonly boolean[] {
  const code = codeLines(lines);
  const isProse = code.map((isCode) => !isCode);
  // Without an end tag, it is ordinary text.
  for (const { start, end } of verbatimHtml(lines, code)) if (end >= 0) isProse.fill(false, start, end + 1);
  return isProse;
}

const VERBATIM_START = /^\s{0,3}<(pre|script|style|textarea)(?=[\s>]|$)/i;

const MAY_BE_VERBATIM = /<(?:pre|script|style|textarea)(?=[\s>]|$)/im;

interface VerbatimHtml {
  readonly start: number;
  /** The index of its last line; -1 if it has no end tag. */
  readonly end: number;
}

/** Finds HTML elements whose content is verbatim, such as `<pre>` (CommonMark 0.31, HTML blocks, condition 1). */
function* verbatimHtml(lines: readonly string[], code: readonly boolean[]): Iterable<VerbatimHtml> {
  for (let start = 0; start < lines.length; start++) {
    const name = code[start] ? undefined : VERBATIM_START.exec(lines[start] ?? '')?.[1];
    if (name === undefined) continue;
    const closing = `</${name.toLowerCase()}`;
    const end = lines.findIndex((line, at) => at >= start && line.toLowerCase().includes(closing));
    yield { start, end };
    start = Math.max(start, end);
  }
}

/** Whether a verbatim HTML element begins in a part of a text and does not end there. */
export function leavesHtmlOpen(part: string): boolean {
  if (!MAY_BE_VERBATIM.test(part)) return false;
  const lines = part.split('\n');
  for (const { end } of verbatimHtml(lines, codeLines(lines))) if (end < 0) return true;
  return false;
}

/** Changes the parts of a line that are not code spans. */
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

/** A code span extends from a run of backticks to the next run of the same length. */
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
