import type { Document } from '../document.js';
import type { Report } from '../notice.js';
import type { Resolved } from '../resolved.js';
import { diagrams } from './diagrams.js';
import { emptyFootnotes } from './empty-footnotes.js';
import { emptyReferences } from './empty-references.js';
import { footnoteNumbers } from './footnote-numbers.js';
import { headingLevels } from './heading-levels.js';
import { imageAlternatives } from './image-alternatives.js';
import { type Check, subjectOf } from './subject.js';
import { tableCells } from './table-cells.js';
import { tableColumns } from './table-columns.js';
import { tableHeaders } from './table-headers.js';
import { tableRows } from './table-rows.js';
import { tableSeparators } from './table-separators.js';

/**
 * Every rule about the text as a whole. What a stage finds anyway while it works, it reports itself: the parser two
 * definitions of one note, `resolve` notes without a definition and definitions without a reference.
 */
const CHECKS: readonly Check[] = [
  tableRows,
  tableCells,
  tableSeparators,
  tableColumns,
  emptyReferences,
  emptyFootnotes,
  footnoteNumbers,
  headingLevels,
  imageAlternatives,
  tableHeaders,
  diagrams,
];

/** Checks a document, and what was resolved from it, against the text it was parsed from. A finding stops nothing. */
export function check(markdown: string, document: Document, resolved: Resolved, report: Report): void {
  const subject = subjectOf(markdown, document, resolved);
  for (const rule of CHECKS) rule(subject, report);
}
