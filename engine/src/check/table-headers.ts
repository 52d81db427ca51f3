import { notice } from '../notice.js';
import type { Check } from './subject.js';

/** A table of HTML may have no header row, and a Markdown table one whose cells are all empty. */
export const tableHeaders: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if (!('rows' in content)) continue;
    const cells = content.rows[0]?.cells ?? [];
    const empty = cells.every(({ children }) =>
      children.every((block) => block.type === 'paragraph' && block.children.length === 0),
    );
    if (content.headerRows === 0 || empty)
      report(notice('table-no-header', `Table ${number} has no header row`, line));
  }
};
