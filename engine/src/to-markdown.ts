import { type WriteOptions, type WrittenMarkdown, writeMarkdown } from './markdown/write.js';
import type { ChartMarks } from './model/chart.js';
import type { Alignment, Document, Inline, Table } from './model/document.js';
import { EMPTY_DOCUMENT } from './model/empty-document.js';
import { NO_METADATA } from './model/metadata.js';
import { parse } from './parse/index.js';

/** Writes a document as Markdown, which `convert` reads as the same document. */
export function toMarkdown(document: Document, options: WriteOptions = {}): WrittenMarkdown {
  return writeMarkdown(document, (markdown) => parse(markdown, NO_METADATA, () => undefined), options);
}

/** Writes cells of plain text as a table, whose first row is its header, and which may be shown as a chart. */
export function tableAsMarkdown(
  rows: readonly (readonly string[])[],
  align: readonly (Alignment | undefined)[] = [],
  chart?: ChartMarks,
): string {
  const line = 1;
  const table: Table = {
    type: 'table',
    align,
    ...(chart && { chart }),
    headerRows: 1,
    rows: rows.map((cells) => ({
      cells: cells.map((text) => ({ children: [{ type: 'paragraph', children: linesOf(text), line }] })),
      line,
    })),
    line,
  };
  return toMarkdown({ ...EMPTY_DOCUMENT, blocks: [table] }).markdown;
}

function linesOf(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((value, index): Inline[] => [
      ...(index === 0 ? [] : [{ type: 'break' } as const]),
      { type: 'text', value: value.trim() },
    ]);
}
