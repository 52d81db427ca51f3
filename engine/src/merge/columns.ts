import type { Line } from './canonical.js';
import type { Difference } from './compare.js';
import { isRow } from './lines.js';

/** A table with added or deleted columns. All of its rows differ, and they make sense only together. */
export interface ColumnsChanged {
  readonly type: 'table';
  readonly old: readonly Line[];
  readonly now: readonly Line[];
}

/** Replaces the differences in the rows of a table that gained or lost columns with one difference for the whole table. */
export function withWholeTables(found: readonly Difference[]): (Difference | ColumnsChanged)[] {
  const oldRows = new Map<Line, ColumnsChanged>();
  const nowRows = new Map<Line, ColumnsChanged>();
  for (const difference of found) {
    if (difference.type !== 'words' || oldRows.has(difference.old)) continue;
    const { old, now } = difference;
    if (!isRow(old) || !isRow(now) || cellsOf(old) === cellsOf(now)) continue;
    const table: ColumnsChanged = { type: 'table', old: rowsAround(old), now: rowsAround(now) };
    for (const row of table.old) oldRows.set(row, table);
    for (const row of table.now) nowRows.set(row, table);
  }
  if (oldRows.size === 0) return [...found];
  const reported = new Set<ColumnsChanged>();
  return found.flatMap((difference): (Difference | ColumnsChanged)[] => {
    const lines = {
      old: 'old' in difference ? [difference.old].flat() : [],
      now: 'now' in difference ? [difference.now].flat() : [],
    };
    const isInside =
      lines.old.every((line) => oldRows.has(line)) && lines.now.every((line) => nowRows.has(line));
    const [first] = lines.old;
    const [firstNow] = lines.now;
    const table = (first && oldRows.get(first)) ?? (firstNow && nowRows.get(firstNow));
    if (!isInside || !table) return [difference];
    if (reported.has(table)) return [];
    reported.add(table);
    return [table];
  });
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
