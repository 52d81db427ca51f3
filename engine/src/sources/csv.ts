import { MAX_DATA_ROWS } from '../model/nodes/table-grid.js';
import { type Row, rowsOf } from '../source/csv-rows.js';
import { grouped } from '../text/counted.js';
import { largest } from '../text/long-arrays.js';
import type { TextMakers } from './files.js';
import { type SourceNotice, sourceNotice } from './notice.js';
import { titleOf } from './paths.js';
import { NO_FRONT_MATTER, type TextFile } from './read-text.js';

/** A CSV file as a table whose first row is the header. */
export function tableText(path: string, text: string, makers: TextMakers): TextFile {
  const all = rowsOf(text.replace(/^\ufeff/, ''));
  const rows = all.slice(0, MAX_DATA_ROWS + 1);
  const width = largest(
    rows.map(({ cells }) => cells.length),
    0,
  );
  const cells = rows.map((row) =>
    Array.from({ length: width }, (_, index) => row.cells[index]?.trim() ?? ''),
  );
  const markdown = width === 0 ? '' : makers.table(cells, alignments(cells, width));
  const lines = markdown.trimEnd().split('\n');
  // The delimiter row is below the header.
  const numbers = lines.map((_, index) => rows[Math.max(index - 1, 0)]?.line ?? 1);
  return {
    path,
    kind: 'table',
    lines,
    lineNumbers: numbers,
    title: titleOf(path),
    front: NO_FRONT_MATTER,
    pictures: [],
    notices: all.length > rows.length ? [cut(path, all)] : [],
  };
}

function cut(path: string, rows: readonly Row[]): SourceNotice {
  const [count, kept] = [rows.length - 1, MAX_DATA_ROWS].map(grouped);
  const message = `The table has ${count} rows; the first ${kept} are in the document`;
  return sourceNotice('table-cut', path, message, rows[MAX_DATA_ROWS + 1]?.line);
}

/** Columns of numbers are right-aligned. */
function alignments(rows: readonly (readonly string[])[], width: number): ('right' | undefined)[] {
  return Array.from({ length: width }, (_, column) => {
    const values = rows.slice(1).map((cells) => cells[column] ?? '');
    const filled = values.filter((value) => value !== '');
    return filled.length > 0 && filled.every((value) => NUMBER.test(value)) ? 'right' : undefined;
  });
}

const NUMBER = /^[-+−]?[$€£]?\d[\d.,' \u00a0]*(?:[eE][-+]?\d+)?\s?[%€$]?$/;
