import { notice } from '../notice.js';
import type { Check } from './subject.js';

const SEPARATOR = /^\|[\s|:-]*-[\s|:-]*\|$/;

/** Lines of cells that Markdown reads as text: the row `| --- | --- |` under the first is missing or does not match. */
export const tableSeparators: Check = ({ tables }, report) => {
  for (const { number, line, content } of tables) {
    if ('rows' in content) continue;
    const problem = SEPARATOR.test(content[1] ?? '')
      ? 'has a separator row that does not match its first row'
      : 'has no separator row';
    report(notice('table-no-separator', `Table ${number} ${problem}; its lines were kept as text`, line));
  }
};
