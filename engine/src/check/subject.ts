import type { Report } from '../api/notice.js';
import type { Code, Document } from '../model/document.js';
import type { Resolved } from '../model/resolved.js';
import type { SearchedText } from '../source/searched-text.js';
import { Source } from './source.js';
import { type WrittenTable, writtenTables } from './written-tables.js';

/** The input of the checks. */
export interface Subject {
  /** As parsed; `resolved` may hold a changed copy. */
  readonly document: Document;
  readonly resolved: Resolved;
  readonly source: Source;
  readonly tables: readonly WrittenTable[];
  /** Whether the host draws a diagram, or has said why it does not. */
  readonly isDrawn: (code: Code) => boolean;
  /** Whether a picture, by its address, is known to be missing, which has a notice of its own. */
  readonly isMissing: (url: string) => boolean;
}

/** What is known of what comes from the host. */
export type Known = Pick<Subject, 'isDrawn' | 'isMissing'>;

/** One rule: reports violations and changes nothing. */
export type Check = (subject: Subject, report: Report) => void;

/** `text` is what `document` was parsed from, with the lines that the document counts. */
export function subjectOf(text: SearchedText, document: Document, resolved: Resolved, known: Known): Subject {
  const source = new Source(text, document);
  return { document, resolved, source, tables: writtenTables(document, source), ...known };
}
