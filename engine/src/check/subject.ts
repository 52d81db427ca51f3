import type { Document } from '../document.js';
import type { Report } from '../notice.js';
import type { Resolved } from '../resolved.js';
import { Source } from './source.js';
import { type WrittenTable, writtenTables } from './written-tables.js';

/** What the checks look at. */
export interface Subject {
  /** As parsed: `resolved` may hold a changed one. */
  readonly document: Document;
  readonly resolved: Resolved;
  readonly source: Source;
  readonly tables: readonly WrittenTable[];
}

/** One rule: it reports what breaks it and changes nothing. */
export type Check = (subject: Subject, report: Report) => void;

/** `markdown` is the text that `document` was parsed from, with the lines that the document counts. */
export function subjectOf(markdown: string, document: Document, resolved: Resolved): Subject {
  const source = new Source(markdown, document);
  return { document, resolved, source, tables: writtenTables(document, source) };
}
