import type { LineNumbers } from '../model/composed.js';
import { hasLineNumbers } from '../theme/line-numbers.js';
import type { Box, ParagraphBox } from './boxes.js';
import type { PageRecord } from './numbered-pages.js';

/** Whether the lines of a box are counted: those of tables are not. */
export function isCounted(box: Box): box is ParagraphBox {
  return box.type === 'paragraph' && !box.column.breakable && hasLineNumbers(box.paragraph.style);
}

/** The number of the first line of text of each page. */
export function firstLineNumbers(pages: readonly PageRecord[], way: LineNumbers): readonly number[] {
  const numbers: number[] = [];
  let next = 1;
  for (const { columns } of pages) {
    if (way === 'page') next = 1;
    numbers.push(next);
    for (const { parts } of columns)
      for (const { box, from, to } of parts) if (isCounted(box)) next += to - from;
  }
  return numbers;
}
