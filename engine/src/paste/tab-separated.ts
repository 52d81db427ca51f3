import { MAX_DATA_ROWS } from '../model/nodes/table-grid.js';

/**
 * The rows of tab-separated text, as spreadsheets copy it, with quotation marks around cells that have line breaks. `undefined`
 * for other text: if lines have different numbers of columns, or a line begins with a tab, as in code.
 */
export function tabSeparated(text: string): readonly (readonly string[])[] | undefined {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!source.includes('\t') || source.length > 1_000_000) return undefined;
  const rows = source.includes('"') ? quotedRows(source) : source.split('\n').map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  const isTable =
    columns > 1 &&
    rows.length > 1 &&
    rows.length <= MAX_DATA_ROWS &&
    rows.every(({ length }) => length === columns);
  return isTable && !rows.every(([first]) => first === '') ? rows : undefined;
}

function quotedRows(source: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of source.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
