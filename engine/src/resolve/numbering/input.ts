import type { Report } from '../../api/notice.js';
import type { StyleGuide } from '../../api/settings.js';
import type { Block, Document, Heading } from '../../model/document.js';
import type { Resolved } from '../../model/resolved.js';
import type { Terms } from '../../model/terms.js';

/** The properties of a text that its numbers depend on. */
export interface NumberingInput
  extends Pick<Resolved, 'headings' | 'bookmarks' | 'headingShift' | 'headingNumbers'> {
  readonly document: Document;
  readonly blocks: readonly Block[];
  /** The heading that became the title. */
  readonly title: Heading | undefined;
  readonly terms: Terms;
  readonly language: string;
  /** Whether pictures with titles and tables with captions are numbered even without names. */
  readonly numbersAll: boolean;
  readonly byChapter: boolean;
  readonly guide: StyleGuide | undefined;
  readonly report: Report;
}
