import { rowsOf } from '../source/csv-rows.js';
import { asAddress, folderOf, hasNotionId, nameOf, seenFrom, titleOf } from './paths.js';
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
 * Tidies pages from Notion: relations to other pages become links without ids, the list of all pages goes, the properties in lines below their title become a table, and pages of rows with nothing else
 * are left to the table of their database. `csv` has the tables as written.
 */
export function settleNotion(
  texts: readonly TextFile[],
  csv: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): readonly TextFile[] {
  if (!texts.some(({ path }) => hasNotionId(path))) return texts;
  const pages = pagesById(paths);
  const databases = [...csv]
    .filter(([path]) => hasNotionId(path))
    .map(([path, text]) => databaseOf(path, text));
  return texts.flatMap((written) => {
    if (isSiteMap(written)) return [];
    if (!hasNotionId(written.path)) return [written];
    const text = withPlainRelations(written, pages);
    if (text.kind !== 'markdown') return [text];
    const database = databases.find((each) => isIn(text.path, each));
    if (!database) return [pageAlone(text)];
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

const ID = /[\da-f]{32}(?=(?:_all)?(?:\.[a-z]+)?(?:\?|$))/i;

/** The pages of an export by their ids. */
function pagesById(paths: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const id = /\.(?:md|html)$/i.test(path) ? ID.exec(path)?.[0] : undefined;
    if (id !== undefined) found.set(id.toLowerCase(), path);
  }
  return found;
}

/** A page as a relation names it: its title, and in brackets its address at Notion or its path. */
const RELATION =
  /([^\s,|():][^,|()]*?) \(<?((?:https:\/\/(?:www\.)?notion\.(?:so|site)\/)?[^()\s<>|]*?[\da-f]{32}(?:\.(?:md|csv|html))?(?:\?[^()\s<>]*)?)>?\)/gi;

/** Relations in tables and in lines of properties, as links to the pages that are in the export, and as titles of the others. */
function withPlainRelations(text: TextFile, pages: ReadonlyMap<string, string>): TextFile {
  const relation = (_: string, title: string, address: string): string => {
    const page = pages.get(ID.exec(address)?.[0].toLowerCase() ?? '');
    return page === undefined ? title : `[${title}](${asAddress(seenFrom(folderOf(text.path), page))})`;
  };
  const lines = text.lines.map((line) =>
    text.kind === 'table' || PROPERTY_LINE.test(line) ? line.replace(RELATION, relation) : line,
  );
  return { ...text, lines };
}

const PROPERTY_LINE = /^[^:#>|*-][^:]{0,40}: /;

/** The page at the top of an export that only lists all pages: a heading, and links in lists. */
function isSiteMap({ kind, path, lines }: TextFile): boolean {
  if (kind !== 'page' || nameOf(path) !== 'index.html') return false;
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length > 1 && filled.every((line) => /^#+ |^\s*[-*+] (?:\[.*\]\([^()]*\))?$/.test(line));
}

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
