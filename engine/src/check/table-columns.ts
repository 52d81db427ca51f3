import { notice } from '../notice.js';
import { gridOf, isBuildable, MAX_COLUMNS } from '../table-grid.js';
import type { Check } from './subject.js';

/** Tables that the writer cannot write as tables. */
export const tableColumns: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if (!('rows' in content)) continue;
    const grid = gridOf(content);
    if (isBuildable(grid)) continue;
    const reason = `it has ${grid.columns} columns, and Word allows ${MAX_COLUMNS}`;
    const message = `Table ${number} could not be created: ${reason}; its text was kept`;
    report(notice('table-not-created', message, line));
  }
};
