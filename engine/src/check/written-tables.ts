import type { Block, Document, Table } from '../model/document.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { type Visitor, walkDocument } from '../model/nodes/walk.js';
import type { Source } from './source.js';

/** A table from the author's point of view, even if Markdown reads it as text because its delimiter row is missing or wrong. */
export interface WrittenTable {
  /** Its position among these tables in document order, counted from 1. */
  readonly number: number;
  readonly line: number;
  /** The table, or the lines that were meant to be one. */
  readonly content: Table | readonly string[];
}

const TABLES = kindsOf('table', 'pipe');

export function writtenTables(document: Document, source: Source): WrittenTable[] {
  const found: Omit<WrittenTable, 'number'>[] = [];
  /** Lines already covered by rows and earlier paragraphs. */
  const seen = new Set<number>();
  const visitor: Visitor = {
    block(block) {
      if (block.type === 'table') {
        found.push({ line: block.line, content: block });
        for (const { line } of block.rows) seen.add(line);
      } else if (hasPipe(block)) {
        const start = source.startOf(block.line);
        if (seen.has(start)) return;
        seen.add(start);
        for (const run of runsOfRows(source.linesFrom(start), start)) found.push(run);
      }
    },
  };
  walkDocument(document, visitor, TABLES);
  return found.sort((a, b) => a.line - b.line).map((table, index) => ({ number: index + 1, ...table }));
}

function hasPipe(block: Block): boolean {
  return (
    block.type === 'paragraph' &&
    block.children.some((inline) => inline.type === 'text' && inline.value.includes('|'))
  );
}

/** The markers of quotes, list items and notes before a line's own text. */
const CONTAINER_MARKERS = /^(?:\s|>|[-+*:]\s|\d{1,9}[.)]\s|\[\^[^\]\s]*\]:)*/;
const ROW = /^\|.*(?<!\\)\|$/;

/** Two or more consecutive lines that begin and end with a pipe. */
function runsOfRows(lines: readonly string[], firstLine: number): Omit<WrittenTable, 'number'>[] {
  const runs: Omit<WrittenTable, 'number'>[] = [];
  let rows: string[] = [];
  for (const [index, written] of [...lines, ''].entries()) {
    const text = written.replace(CONTAINER_MARKERS, '').trim();
    if (ROW.test(text)) {
      rows.push(text);
      continue;
    }
    if (rows.length >= 2) runs.push({ line: firstLine + index - rows.length, content: rows });
    rows = [];
  }
  return runs;
}
