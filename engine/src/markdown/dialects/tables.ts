import type { Inline, Table, TableRow } from '../../model/document.js';
import { largest } from '../../text/long-arrays.js';
import { CELL, type Writer } from './dialect.js';

/** The cells of a row if each has one paragraph or is empty. */
export function cellsOf({ cells }: TableRow, writer: Writer): string[] {
  return cells.map(({ children: [only] }) =>
    only?.type === 'paragraph' ? writer.anchors(only.anchors) + writer.text(only.children, CELL) : '',
  );
}

/** The caption of something, with the anchors for links to it. */
export function captionOf(
  { caption, anchors }: { readonly caption?: readonly Inline[]; readonly anchors?: readonly string[] },
  writer: Writer,
): string {
  return writer.anchors(anchors) + writer.text(caption ?? []);
}

/** The number of columns of a table. */
export function columnsOf({ rows }: Table): number {
  return largest(
    rows.map(({ cells }) => cells.reduce((sum, { columnSpan = 1 }) => sum + columnSpan, 0)),
    0,
  );
}
