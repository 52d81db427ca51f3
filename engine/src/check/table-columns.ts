import { notice } from '../notice.js';
import { columnCount, isBuildable, MAX_COLUMNS } from '../table-limits.js';
import type { Check } from './subject.js';

/** Tables that the writer has to leave out. */
export const tableColumns: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if (!('rows' in content) || isBuildable(content)) continue;
    const message = `Table ${number} was left out: it has ${columnCount(content)} columns, and Word allows ${MAX_COLUMNS}`;
    report(notice('table-not-created', message, line));
  }
};
