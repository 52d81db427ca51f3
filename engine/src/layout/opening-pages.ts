import type { Inline } from '../document.js';
import type { Front, Resolved } from '../resolved.js';
import type { Settings } from '../settings.js';
import { pageBreakBox } from './blocks.js';
import { type Box, styledBox, type Typesetting } from './boxes.js';
import type { Column } from './column.js';

/** Sets the title in front of the text. */
export function frontBoxes({ layout, title, metadata }: Front, column: Column, setting: Typesetting): Box[] {
  const { authors, institution, course, instructor, date, subtitle } = metadata;
  const lines = (style: string, texts: readonly (string | undefined)[]): Box[] =>
    texts.flatMap((text) => (text ? styledBox(style, textOf(text), column, setting) : []));
  const heading = [styledBox('Title', title, column, setting), ...lines('Subtitle', [subtitle])];
  const byline = authors.join(', ');
  if (layout === 'manuscript')
    return [...lines('TitleDetails', [byline, instructor, course, date]), ...heading];
  if (layout === 'block') {
    return [...heading, ...lines('TitleDetails', [[byline, institution, date].filter(Boolean).join(' · ')])];
  }
  const details = lines('TitleDetails', [byline, institution, course, instructor, date]);
  return [...heading, ...details, pageBreakBox(column, setting)];
}

/** Room for a page number and a little of the dots before it. */
const PAGE_NUMBER = '.... 000';

/** Sets the table of contents, which is on pages of its own after a title page. */
export function contentsBoxes(
  { contents }: Resolved,
  { titleLayout }: Settings,
  column: Column,
  setting: Typesetting,
): Box[] {
  const entries = [...contents.values()].map(({ depth, children }) =>
    styledBox(`TOC${depth}`, [...children, ...textOf(PAGE_NUMBER)], column, setting),
  );
  return [
    styledBox('TOCHeading', textOf('Contents'), column, setting),
    ...entries,
    styledBox('Spacing', [], column, setting),
    ...(titleLayout === 'page' ? [pageBreakBox(column, setting)] : []),
  ];
}

function textOf(value: string): Inline[] {
  return [{ type: 'text', value }];
}
