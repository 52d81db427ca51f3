import type { ParagraphStyleId } from './style-ids.js';

/** What is no text of a manuscript, or is too low to be seen. */
const WITHOUT: ReadonlySet<ParagraphStyleId> = new Set([
  'Title',
  'Subtitle',
  'TitleDetails',
  'TOCHeading',
  'TOC1',
  'TOC2',
  'TOC3',
  'TableOfFigures',
  'HorizontalLine',
  'Spacing',
  'PageBreak',
  'FootnoteText',
  'EndnoteText',
]);

/** Whether the lines of a paragraph are counted, where lines are numbered. */
export function hasLineNumbers(style: ParagraphStyleId): boolean {
  return !WITHOUT.has(style);
}
