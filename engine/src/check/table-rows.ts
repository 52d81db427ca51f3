import { notice } from '../notice.js';
import type { Check } from './subject.js';

/** A table of one row is a header without a body, or a single row of HTML: rarely what was meant. */
export const tableRows: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if (!('rows' in content) || content.rows.length >= 2) continue;
    report(notice('table-few-rows', `Table ${number} has only ${content.rows.length} row(s)`, line));
  }
};
