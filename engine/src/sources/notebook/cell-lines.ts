/** The place of a notebook's cell in its file; lines are counted from 1. */
export interface CellLines {
  readonly line: number;
  /** The line of each string of its source. */
  readonly source: readonly number[];
}

/** The lines of a notebook's cells, which JSON parsers do not report. */
export function cellLines(json: string): readonly CellLines[] {
  const cells: { line: number; source: number[] }[] = [];
  const path: (string | number)[] = [];
  let line = 1;
  const found = (): void => {
    const [list, cell, key] = path;
    if (list !== 'cells' || typeof cell !== 'number') return;
    if (path.length === 2) cells[cell] = { line, source: [] };
    else if (key === 'source') cells[cell]?.source.push(line);
  };
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '\n') line++;
    else if (sign === '{' || sign === '[') {
      if (sign === '{') found();
      path.push(sign === '[' ? 0 : '');
    } else if (sign === '}' || sign === ']') path.pop();
    else if (sign === ',') {
      const last = path.at(-1);
      if (typeof last === 'number') path[path.length - 1] = last + 1;
    } else if (sign === '"') {
      const end = endOfString(json, at);
      if (AFTER_KEY.test(json.slice(end + 1, end + 20)) && typeof path.at(-1) === 'string')
        path[path.length - 1] = json.slice(at + 1, end);
      else found();
      at = end;
    }
  }
  return cells;
}

const AFTER_KEY = /^\s*:/;

/** A string may contain a picture, so it is not scanned character by character. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

export function trimmed(lines: readonly string[]): readonly string[] {
  let [start, end] = [0, lines.length];
  while (start < end && (lines[start] ?? '').trim() === '') start++;
  while (end > start && (lines[end - 1] ?? '').trim() === '') end--;
  return lines.slice(start, end);
}
