/*
 * Findings about the text as a whole. In: the text, the document and its resolved form. Out: notices; nothing is changed. Each
 * check is a file and a row of `CHECKS`, and looks at the same `Subject` (`subject.ts`). `printed-markup.ts` is the alarm for
 * syntax that nobody has thought of: it looks only at what would be printed, and shares no rule with the parser.
 */
import type { Report } from '../api/notice.js';
import type { Document } from '../model/document.js';
import type { Resolved } from '../model/resolved.js';
import type { SearchedText } from '../source/searched-text.js';
import { diagrams } from './diagrams.js';
import { emptyFootnotes } from './empty-footnotes.js';
import { emptyReferences } from './empty-references.js';
import { footnoteNumbers } from './footnote-numbers.js';
import { headingLevels } from './heading-levels.js';
import { imageAlternatives } from './image-alternatives.js';
import { printedMarkup } from './printed-markup.js';
import { type Check, type Known, subjectOf } from './subject.js';
import { tableCells, tableColumns, tableHeaders, tableRows, tableSeparators } from './tables.js';

export type { Known } from './subject.js';

/**
 * All checks of the text as a whole. Other stages report their own findings: the parser reports duplicate footnote
 * definitions, and `resolve` reports references without a definition and definitions without a reference.
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
  printedMarkup,
];

/** Checks a document and its resolved form against the source text. Findings never stop the conversion. */
export function check(
  text: SearchedText,
  document: Document,
  resolved: Resolved,
  known: Known,
  report: Report,
): void {
  const subject = subjectOf(text, document, resolved, known);
  for (const rule of CHECKS) rule(subject, report);
}
