import { rowsOf } from '../source/csv-rows.js';
import { folderOf, hasNotionId, nameOf, titleOf } from './paths.js';
import type { TextFile } from './read-text.js';

/** A Notion database: its rows, and the pages of its rows, which are in a folder of the same name. */
interface Database {
  readonly path: string;
  readonly columns: ReadonlySet<string>;
  /** The first column of each row. */
  readonly rows: ReadonlySet<string>;
}

const ALL = /_all\.csv$/i;

/** The table with all rows of a database; others are views of it. */
export function wholeTable(path: string, paths: ReadonlySet<string>): string {
  const all = path.replace(/\.csv$/i, '_all.csv');
  return /\.csv$/i.test(path) && !ALL.test(path) && paths.has(all) ? all : path;
}

/**
 * Tidies pages from Notion: the properties in lines below their title become a table, and pages of rows with nothing else
 * are left to the table of their database. `csv` has the tables as written.
 */
export function settleNotion(
  texts: readonly TextFile[],
  csv: ReadonlyMap<string, string>,
): readonly TextFile[] {
  const databases = [...csv]
    .filter(([path]) => hasNotionId(path))
    .map(([path, text]) => databaseOf(path, text));
  return texts.flatMap((text) => {
    if (text.kind !== 'markdown') return [text];
    const database = databases.find((each) => isIn(text.path, each));
    if (!database) return [hasNotionId(text.path) ? pageAlone(text) : text];
    const row = rowPage(text, (name) => database.columns.has(name));
    if (!row) return [text];
    return row.hasText || !database.rows.has(row.title) ? [row.text] : [];
  });
}

function databaseOf(path: string, csv: string): Database {
  const [header, ...rows] = rowsOf(csv.replace(/^\ufeff/, ''));
  return {
    path,
    columns: new Set(header?.cells.map((name) => name.trim()) ?? []),
    rows: new Set(rows.map(({ cells }) => cells[0]?.trim() ?? '')),
  };
}

function isIn(page: string, { path }: Database): boolean {
  const folder = folderOf(page);
  const name = nameOf(path).replace(/(?:_all)?\.csv$/i, '');
  return folderOf(folder) === folderOf(path) && (nameOf(folder) === name || nameOf(folder) === titleOf(path));
}

/** The name of a property, if the columns of the database are not known. */
const NAME = /^[\p{L}\p{N}\p{S}][^:[\]()*_`|]{0,40}$/u;

/** A page that was exported without its database: at least two lines like properties, with nothing else in their paragraph. */
function pageAlone(text: TextFile): TextFile {
  const row = rowPage(text, (name) => NAME.test(name));
  return row && row.count > 1 && row.isParagraph ? row.text : text;
}

interface RowPage {
  readonly text: TextFile;
  readonly title: string;
  /** The number of its properties. */
  readonly count: number;
  /** Whether a blank line comes after them. */
  readonly isParagraph: boolean;
  readonly hasText: boolean;
}

/** A page that begins with its title and lines such as `Status: Done`, which become a table with as many lines. */
function rowPage(text: TextFile, isProperty: (name: string) => boolean): RowPage | undefined {
  const heading = text.lines.findIndex((line) => line.trim() !== '');
  const title = /^# (.*)$/.exec(text.lines[heading] ?? '')?.[1];
  if (title === undefined) return undefined;
  const lines = [...text.lines];
  let start = heading + 1;
  while (lines[start]?.trim() === '') start++;
  let end = start;
  for (; end < lines.length; end++) {
    const [, key = '', value = ''] = /^([^:]+):(?:\s+(.*))?$/.exec(lines[end] ?? '') ?? [];
    if (!isProperty(key.trim())) break;
    const opening = end === start ? '<table><tbody>' : '';
    lines[end] = `${opening}<tr><th>${asHtml(key)}</th><td>${withLinks(asHtml(value))}</td></tr>`;
  }
  if (end > start) lines[end - 1] += '</tbody></table>';
  return {
    text: { ...text, lines },
    title,
    count: end - start,
    isParagraph: (lines[end] ?? '').trim() === '',
    hasText: lines.slice(end).some((line) => line.trim() !== ''),
  };
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)|https?:\/\/[^\s,]+/g;

/** Writes the links to other pages and addresses in a value as HTML. */
function withLinks(value: string): string {
  return value.replace(LINK, (whole, text: string | undefined, address: string | undefined) => {
    const target = (address ?? whole).replaceAll('"', '%22');
    return `<a href="${target}">${text ?? whole}</a>`;
  });
}

function asHtml(text: string): string {
  return text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
