import type { Line } from './canonical.js';
import type { Difference } from './compare.js';
import { partsOf } from './joined-lines.js';
import { isRow, textOf } from './lines.js';
import { likeness, wordsOf } from './tokens.js';

/**
 * A table that differs as a whole: with added or deleted columns, written as rows of Markdown in one text and as HTML in the
 * other, as it must be for a cell of several paragraphs, or as HTML with its tags on other lines. Its lines make sense only
 * together.
 */
export interface TableChanged {
  readonly type: 'table';
  readonly old: readonly Line[];
  readonly now: readonly Line[];
}

/** The lowest likeness, from 0 to 1, of the words of two versions of a table. */
const MIN_LIKENESS = 0.5;

/** Replaces the differences in the lines of a table that differs as a whole with one difference. */
export function withWholeTables(found: readonly Difference[]): (Difference | TableChanged)[] {
  const oldRows = new Map<Line, TableChanged>();
  const nowRows = new Map<Line, TableChanged>();
  const report = (table: TableChanged): void => {
    for (const row of table.old) oldRows.set(row, table);
    for (const row of table.now) nowRows.set(row, table);
  };
  for (const difference of found) {
    if (difference.type !== 'words' || oldRows.has(difference.old)) continue;
    const { old, now } = difference;
    if (!isRow(old) || !isRow(now) || cellsOf(old) === cellsOf(now)) continue;
    report({ type: 'table', old: rowsAround(old), now: rowsAround(now) });
  }
  for (const table of rewritten(found)) if (!table.old.some((line) => oldRows.has(line))) report(table);
  if (oldRows.size === 0) return [...found];
  const reported = new Set<TableChanged>();
  return found.flatMap((difference): (Difference | TableChanged)[] => {
    const lines = linesOf(difference);
    const tables = [
      ...lines.old.flatMap((line) => oldRows.get(line) ?? []),
      ...lines.now.flatMap((line) => nowRows.get(line) ?? []),
    ];
    const [table] = tables;
    const isInside =
      lines.old.every((line) => oldRows.has(line)) && lines.now.every((line) => nowRows.has(line));
    if (!table || (!isInside && isInRows(table.old) === isInRows(table.now))) return [difference];
    if (reported.has(table)) return [];
    reported.add(table);
    return [table];
  });
}

function linesOf(difference: Difference): { readonly old: readonly Line[]; readonly now: readonly Line[] } {
  return {
    old: 'old' in difference ? [difference.old].flat().flatMap(partsOf) : [],
    now: 'now' in difference ? [difference.now].flat().flatMap(partsOf) : [],
  };
}

/** Tables that are rows of Markdown in one text and HTML in the other, or HTML in both with other tags or lines. */
function rewritten(found: readonly Difference[]): TableChanged[] {
  const old = new Set<readonly Line[]>();
  const now = new Set<readonly Line[]>();
  const tableOf = new Map<Line, readonly Line[]>();
  const retagged = new Set<readonly Line[]>();
  for (const difference of found) {
    const lines = linesOf(difference);
    const keepsRows = keepsTags(lines);
    for (const [side, tables] of [
      [lines.old, old],
      [lines.now, now],
    ] as const)
      for (const line of side) {
        const table = tableOf.get(line) ?? tableAround(line);
        if (!table) continue;
        tables.add(table);
        for (const each of table) tableOf.set(each, table);
        if (!keepsRows) retagged.add(table);
      }
  }
  const words = (table: readonly Line[]): string[] =>
    table.flatMap(({ text }) => wordsOf(text.replace(/<[^<>]*>/g, ' ')));
  const used = new Set<readonly Line[]>();
  return [...old].flatMap((table) => {
    const own = words(table);
    const other = [...now].find(
      (each) =>
        !used.has(each) &&
        (isInRows(each) !== isInRows(table) ||
          (!isInRows(each) && (retagged.has(table) || retagged.has(each)))) &&
        likeness(own, words(each)) >= MIN_LIKENESS,
    );
    if (!other) return [];
    used.add(other);
    return [{ type: 'table' as const, old: table, now: other }];
  });
}

/** A tag of a table, with the line ends around it. */
const TABLE_TAG = /\n*<\/?(?:table|thead|tbody|tfoot|tr|th|td)\b[^<>]*>\n*/g;

/** Whether a difference leaves the tags of a table in HTML as they are, or adds or deletes whole rows. */
function keepsTags({ old, now }: ReturnType<typeof linesOf>): boolean {
  const [before, after] = [textOf(old), textOf(now)];
  const tags = (text: string): string => text.match(TABLE_TAG)?.join('') ?? '';
  if (before !== '' && after !== '') return tags(before) === tags(after);
  const text = before + after;
  return tags(text) === '' || /^\s*<tr[ >][\s\S]*<\/tr>\s*$/.test(text);
}

/** Whether a table is written as rows of Markdown. */
function isInRows([first]: readonly Line[]): boolean {
  return first !== undefined && isRow(first);
}

/** All lines of the table that a line is in, with its caption, which HTML has inside: in Markdown or in HTML. */
function tableAround(line: Line): readonly Line[] | undefined {
  if (line.isCode) return undefined;
  if (isRow(line)) return withCaption(rowsAround(line));
  const { lines } = line.section;
  let first = line.index;
  while (first >= 0 && !isStart(lines[first])) {
    if (first < line.index && isEnd(lines[first])) return undefined;
    first--;
  }
  if (first < 0) return undefined;
  const last = lines.findIndex((each, index) => index >= line.index && isEnd(each));
  return last === -1 ? undefined : lines.slice(first, last + 1);
}

function isStart(line: Line | undefined): boolean {
  return line !== undefined && !line.isCode && /^<table[ >]/.test(line.body);
}

function isEnd(line: Line | undefined): boolean {
  return line !== undefined && !line.isCode && /<\/table>$/.test(line.body);
}

/** Rows with the caption that our writer puts below them. */
function withCaption(rows: readonly Line[]): readonly Line[] {
  const last = rows.at(-1);
  const next = last?.section.lines[last.index + 1];
  return next && !next.isCode && next.body.startsWith(': ') ? [...rows, next] : rows;
}

function cellsOf({ text }: Line): number {
  return text.match(/(?<!\\)\|/g)?.length ?? 0;
}

/** All rows of the table that contains a row. */
function rowsAround(row: Line): readonly Line[] {
  const { lines } = row.section;
  let [first, last] = [row.index, row.index];
  const isPart = (line: Line | undefined): boolean => line !== undefined && isRow(line);
  while (lines[first]?.blank === undefined && isPart(lines[first - 1])) first--;
  while (isPart(lines[last + 1]) && lines[last + 1]?.blank === undefined) last++;
  return lines.slice(first, last + 1);
}
