/** A row of comma-separated values. */
export interface Row {
  readonly cells: readonly string[];
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Reads comma-separated values (RFC 4180); the separator may also be a semicolon or tab, whichever the first line has most, or what Excel's
 * first line `sep=;` says, which is no row.
 */
export function rowsOf(text: string): Row[] {
  const [named = '', sign] = /^\ufeff?"?sep=([^\n"])"?(?:\n|$)/i.exec(text) ?? [];
  if (sign !== undefined) return rowsBy(sign, text.slice(named.length), 2);
  return rowsBy(separatorOf(text), text, 1);
}

function rowsBy(separator: string, text: string, firstLine: number): Row[] {
  const field = new RegExp(`"((?:[^"]|"")*)"|([^\\n${separator.replace(/[\\\]^-]/, '\\$&')}]*)`, 'y');
  const rows: Row[] = [];
  let cells: string[] = [];
  let line = firstLine;
  let start = firstLine;
  for (let at = 0; at <= text.length; at++) {
    field.lastIndex = at;
    const [whole = '', quoted, plain = ''] = field.exec(text) ?? [];
    // What follows a closing quotation mark belongs to the field, too.
    const rest = quoted === undefined ? '' : restOf(text, at + whole.length, separator);
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    line += whole.split('\n').length - 1;
    at += whole.length + rest.length;
    if (text[at] === separator) continue;
    if (cells.length > 1 || cells[0]?.trim() !== '') rows.push({ cells, line: start });
    cells = [];
    line++;
    start = line;
  }
  return rows;
}

function restOf(text: string, at: number, separator: string): string {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return text.slice(at, end);
}

function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split('\n', 1);
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
