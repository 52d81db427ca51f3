/*
 * What can be said about a text without writing it. In: the document and the findings of the other stages. Out: an
 * `Inspection`: counts, headings, notes, pictures and notices, for the screen and for `inspect`.
 */
import { noticesOf } from '../api/findings.js';
import type { Finding, Notice } from '../api/notice.js';
import type { RepairEffect } from '../api/repair-names.js';
import type { DialectReading } from '../api/text-dialect.js';
import type { Document, Heading } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';
import { type FootnoteEntry, footnoteEntries } from './footnote-entries.js';
import { type ImageEntry, imageEntries } from './image-entries.js';
import { statisticsOf, type TextCounts, type TextStatistics } from './statistics.js';
import { type Survey, surveyOf } from './survey.js';

export { countsOf, settledCountsOf, type TextCounts } from './statistics.js';

/** What can be said about a text without writing a document. */
export interface Inspection {
  readonly features: ContentFeatures;
  readonly statistics: TextStatistics;
  /** In document order. */
  readonly notices: readonly Notice[];
  /** The headings in document order. */
  readonly outline: readonly OutlineEntry[];
  readonly footnotes: readonly FootnoteEntry[];
  /** What the requested repairs changed, and what the others would change. Repairs without effect are not listed. */
  readonly repairs: readonly RepairEffect[];
  /** The pictures that the host would be asked to load. */
  readonly images: readonly ImageEntry[];
  /** The dialect in which the text is read, if it shows one or one was chosen. */
  readonly reading?: DialectReading;
}

/** The kinds of content in a text. */
export interface ContentFeatures {
  readonly hasFootnotes: boolean;
  readonly hasTables: boolean;
  /** Code blocks or inline code. */
  readonly hasCode: boolean;
  readonly hasLists: boolean;
  readonly hasHeadings: boolean;
  readonly hasImages: boolean;
  readonly hasLinks: boolean;
  /** Insertions, deletions or comments in CriticMarkup, however they are handled. */
  readonly hasEditingMarks: boolean;
}

/** A heading of a text. */
export interface OutlineEntry {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** The heading's text without formatting. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Combines the inspection of a text from its parts. In `document`, editing marks are already accepted or rejected. */
export function inspectionOf(
  document: Document,
  counts: TextCounts,
  findings: readonly Finding[],
  repairs: readonly RepairEffect[],
  hasEditingMarks: boolean,
): Inspection {
  const survey = writtenIn(document);
  const footnotes = footnoteEntries(document, survey.references);
  const outline = survey.headings.map(({ depth, children, line }) => ({
    depth,
    text: plainText(children).trim(),
    line,
  }));
  return {
    features: {
      hasFootnotes: footnotes.length > 0,
      hasTables: survey.tables > 0,
      hasCode: survey.codeBlocks + survey.codeSpans > 0,
      hasLists: survey.lists > 0,
      hasHeadings: survey.headings.length > 0,
      hasImages: document.images.length > 0,
      hasLinks: survey.links > 0,
      hasEditingMarks,
    },
    statistics: statisticsOf(counts, survey, footnotes.length),
    notices: noticesOf(findings),
    outline: outline.sort((a, b) => a.line - b.line),
    footnotes,
    repairs,
    images: imageEntries(document),
    ...(document.reading && { reading: document.reading }),
  };
}

/** The survey of what the author wrote: without the headings generated for an abstract or acknowledgements in front matter. */
function writtenIn(document: Document): Survey {
  const survey = surveyOf(document);
  const { abstract, acknowledgements } = document;
  const made: ReadonlySet<Heading | undefined> = new Set([abstract?.heading, acknowledgements?.heading]);
  return { ...survey, headings: survey.headings.filter((heading) => !made.has(heading)) };
}
