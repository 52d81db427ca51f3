const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/;
const CODE_SPAN = /(`+)(?!`)[^`](?:.*?[^`])?\1(?!`)/g;

/** Changes the lines of a text that are not in fenced code; it gets each with its index, and all lines to look at. */
export function mapProseLines(
  lines: readonly string[],
  change: (line: string, index: number, lines: readonly string[]) => string,
): string[] {
  let fence: string | undefined;
  return lines.map((line, index) => {
    const marks = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (marks?.startsWith(fence)) fence = undefined;
      return line;
    }
    if (marks !== undefined) {
      fence = marks;
      return line;
    }
    return change(line, index, lines);
  });
}

/** Changes what stands in a line outside code spans. */
export function mapOutsideCode(line: string, change: (text: string) => string): string {
  if (!line.includes('`')) return change(line);
  let result = '';
  let from = 0;
  for (const { 0: code, index } of line.matchAll(CODE_SPAN)) {
    result += change(line.slice(from, index)) + code;
    from = index + code.length;
  }
  return result + change(line.slice(from));
}
