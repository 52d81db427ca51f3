import type { ParagraphStyleId } from '../model/names/style-ids.js';

/** The styles of what is not part of a manuscript's text, or is too low to be visible. */
const WITHOUT: ReadonlySet<ParagraphStyleId> = new Set([
  'Title',
  'Subtitle',
  'TitleDetails',
  'Affiliation',
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
