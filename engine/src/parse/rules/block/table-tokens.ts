import type { StateBlock } from 'markdown-it';
import { largest } from '../../../text/long-arrays.js';
import { cellsWritten } from '../core/table-cells.js';
import { tokenMeta } from '../token-meta.js';

export type ColumnAlignment = 'left' | 'center' | 'right' | undefined;

/** A table as text, cell by cell. */
export interface WrittenTable {
  readonly rows: readonly (readonly string[])[];
  readonly align: readonly ColumnAlignment[];
  /** The number of header rows; 1 if it is not given. */
  readonly headerRows?: number;
  readonly caption?: { readonly text: string; readonly name: string | undefined };
}

/** On the opening token of a table that does not have just one header row. */
export const headerRowsOf = tokenMeta<number>('headerRows');

/** Pushes the parser's own tokens of a table, and those of a caption. */
export function pushTable(
  state: StateBlock,
  [first, end]: readonly [number, number],
  { rows, align, headerRows = 1, caption }: WrittenTable,
): void {
  const open = state.push('table_open', 'table', 1);
  open.map = [first, end];
  if (headerRows !== 1) headerRowsOf.set(open, headerRows);
  const count = largest(rows.map(({ length }) => length));
  for (const [index, row] of rows.entries()) {
    const tag = index < headerRows ? 'th' : 'td';
    const begin = state.push('tr_open', 'tr', 1);
    begin.map = [first, end];
    cellsWritten.set(begin, count);
    for (let column = 0; column < count; column++) {
      const cell = state.push(`${tag}_open`, tag, 1);
      if (align[column]) cell.attrSet('style', `text-align:${align[column]}`);
      pushInline(state, row[column] ?? '', [first, end]);
      state.push(`${tag}_close`, tag, -1);
    }
    state.push('tr_close', 'tr', -1);
  }
  if (caption) {
    const begin = state.push('table_caption_open', 'caption', 1);
    begin.map = [first, end];
    if (caption.name !== undefined) begin.attrSet('id', caption.name);
    pushInline(state, caption.text, [first, end]);
    state.push('table_caption_close', 'caption', -1);
  }
  state.push('table_close', 'table', -1);
}

/** Pushes running text, which is read with that of the rest. */
export function pushInline(
  state: StateBlock,
  content: string,
  [first, end]: readonly [number, number],
): void {
  const inline = state.push('inline', '', 0);
  inline.content = content;
  inline.map = [first, end];
  inline.children = [];
}
