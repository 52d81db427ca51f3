import type { Table } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';
import { gridOf } from '../model/nodes/table-grid.js';

/** A number with signs, a currency and a unit, or a placeholder for a missing number. */
const NUMBER =
  /^[-+−–±~≈<>≤≥]?\s*[$£€¥]?\s*\d[\d.,'\u00a0\u202f ]*(?:[–-]\d[\d.,]*)?\s*(?:%|‰|\*{1,3}|[$£€¥]|\p{L}{1,3})?$/u;
/** Several numbers in a cell are a list, not a number. */
const SEVERAL = /[,;]\s/u;
const MISSING = /^(?:|[-–—]|n\/a)$/i;

/** The columns that hold numbers below the header, counted from 0: their digits are aligned by place value. */
export function numericColumns(table: Table): ReadonlySet<number> {
  const found = new Set<number>();
  const others = new Set<number>();
  for (const [row, cells] of gridOf(table).rows.entries()) {
    if (row < table.headerRows) continue;
    for (const { cell, column, columns, continued } of cells) {
      if (!cell || continued) continue;
      const [block, ...rest] = cell.children;
      const text = block?.type === 'paragraph' ? plainText(block.children).trim() : block ? undefined : '';
      if (text !== undefined && MISSING.test(text)) continue;
      const isNumber =
        columns === 1 && rest.length === 0 && text !== undefined && NUMBER.test(text) && !SEVERAL.test(text);
      (isNumber ? found : others).add(column);
    }
  }
  for (const column of others) found.delete(column);
  return found;
}
