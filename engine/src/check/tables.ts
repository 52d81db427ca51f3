import { notice, repeatable } from '../api/notice.js';
import type { Table } from '../model/document.js';
import { gridOf, isBuildable, MAX_COLUMNS, type PlacedCell } from '../model/nodes/table-grid.js';
import type { Check } from './subject.js';

/** Reports tables of one row: a header without a body, or a single HTML row, is rarely what was meant. */
export const tableRows: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if (!('rows' in content) || content.rows.length >= 2 || hasHeaderColumn(content)) continue;
    report(notice('table-few-rows', `Table ${number} has only ${content.rows.length} row(s)`, line));
  }
};

/**
 * Reports rows with more or fewer cells than the first. A cell that spans several columns counts as several. Short rows
 * are padded, and long ones widen the table.
 */
export const tableCells: Check = ({ tables }, report) => {
  for (const { number, content } of tables) {
    if (!('rows' in content)) continue;
    const counts = gridOf(content).rows.map(cellsIn);
    for (const [index, count] of counts.entries()) {
      if (count === counts[0]) continue;
      const message = `Table ${number}, Row ${index + 1} has ${count} cells, expected ${counts[0]}`;
      report(notice('table-cell-count', message, content.rows[index]?.line ?? content.line));
    }
  }
};

/** The number of columns that the cells of a row cover. */
function cellsIn(row: readonly PlacedCell[]): number {
  return row.reduce((count, { cell, columns }) => (cell ? count + columns : count), 0);
}

const DELIMITER_ROW = /^\|[\s|:-]*-[\s|:-]*\|$/;

/** Reports rows that Markdown reads as text because the delimiter row, `| --- | --- |`, is missing or does not match. */
export const tableSeparators: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if ('rows' in content) continue;
    const problem = DELIMITER_ROW.test(content[1] ?? '')
      ? 'has a separator row that does not match its first row'
      : 'has no separator row';
    report(notice('table-no-separator', `Table ${number} ${problem}; its lines were kept as text`, line));
  }
};

/** Reports tables with more columns than Word allows. */
export const tableColumns: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if (!('rows' in content)) continue;
    const grid = gridOf(content);
    if (isBuildable(grid)) continue;
    const reason = `it has ${grid.columns} columns, and Word allows ${MAX_COLUMNS}`;
    const message = `Table ${number} could not be created: ${reason}; its text was kept`;
    report(
      repeatable(notice('table-not-created', message, line), {
        subject: 'tables',
        name: `Table ${number}`,
        predicate: `could not be created, since Word allows ${MAX_COLUMNS} columns; their text was kept`,
      }),
    );
  }
};

/** Whether each row begins with its own header, as in a table of properties. */
function hasHeaderColumn({ rows }: Table): boolean {
  return rows.every(({ cells }) => cells[0]?.header === true);
}

/** Reports tables without a header: an HTML table may have none, and that of a Markdown table may be empty. */
export const tableHeaders: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if (!('rows' in content)) continue;
    const cells = content.rows[0]?.cells ?? [];
    const empty = cells.every(({ children }) =>
      children.every((block) => block.type === 'paragraph' && block.children.length === 0),
    );
    if (empty || (content.headerRows === 0 && !hasHeaderColumn(content)))
      report(
        repeatable(notice('table-no-header', `Table ${number} has no header row`, line), {
          subject: 'tables',
          name: `Table ${number}`,
          predicate: 'have no header row',
        }),
      );
  }
};
