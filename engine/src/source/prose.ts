import { linesOf } from './text-lines.js';

/** A text with the first lines of its fenced code, but without other lines of code, and with empty code in its lines. */
export function proseOf(text: string): string {
  return proseBetween(text);
}

/** The same of the lines from one to another. */
export function proseBetween(text: string, from?: number, to?: number): string {
  const { all, code } = linesOf(text);
  const lines = all.slice(from, to).map((line, index) => (code[index + (from ?? 0)] ? '' : line));
  return withoutCodeIn(lines);
}

/** The prose of the lines that contain something. */
export function proseWith(text: string, part: string): string {
  const { all, code } = linesOf(text);
  return withoutCodeIn(all.filter((line, index) => !code[index] && line.includes(part)));
}

function withoutCodeIn(lines: readonly string[]): string {
  return lines.map((line) => (line.includes('`') ? withEmptyCode(line) : line)).join('\n');
}

/** The most characters of code in a line that are looked for, and the most backticks around it: with three, it is fenced code. */
const MAX_CODE = 501;
const MAX_BACKTICKS = 2;

/** A line with nothing between the backticks around code. */
function withEmptyCode(line: string): string {
  let text = '';
  let copied = 0;
  for (let start = line.indexOf('`'); start >= 0; ) {
    const end = endOfBackticks(line, start);
    const close = end - start > MAX_BACKTICKS ? undefined : closingBackticks(line, end, end - start);
    if (close !== undefined) {
      text += line.slice(copied, end);
      copied = close;
    }
    start = line.indexOf('`', close === undefined ? end : endOfBackticks(line, close));
  }
  return text + line.slice(copied);
}

function endOfBackticks(line: string, start: number): number {
  let end = start;
  while (line.charCodeAt(end) === BACKTICK) end++;
  return end;
}

const BACKTICK = 0x60;

/** Where as many backticks begin as are before a place. */
function closingBackticks(line: string, from: number, count: number): number | undefined {
  for (let at = line.indexOf('`', from); at >= 0 && at - from <= MAX_CODE; ) {
    const end = endOfBackticks(line, at);
    if (end - at === count) return at;
    at = line.indexOf('`', end);
  }
  return undefined;
}
