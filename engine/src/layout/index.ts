import type { Heading } from '../document.js';
import type { PagePlan } from '../page-plan.js';
import type { PageGeometry } from '../settings.js';
import { onItsSide, textWidth } from '../theme/index.js';
import { blockBoxes } from './blocks.js';
import type { Box, PageRoom } from './boxes.js';
import { columnOf } from './column.js';
import { faceOf } from './fonts.js';
import { type Format, formatsOf } from './format.js';
import { contentsBoxes, frontBoxes } from './opening-pages.js';
import { paginate } from './pages.js';
import { type LayoutInput, typesettingOf } from './typesetting.js';

export { planPages } from './plan.js';

/**
 * Estimates the page, counted from 1, on which Word will show each heading, so that a table of contents has page
 * numbers before Word has laid out the text. Headings in table cells and notes are left out. Without a table of
 * contents there is nothing to estimate.
 */
export function estimatePages(input: LayoutInput, plan: PagePlan): ReadonlyMap<Heading, number> {
  const { resolved, settings, theme } = input;
  if (resolved.contents.size === 0) return new Map();
  const formats = formatsOf(theme);
  const column = columnOf(textWidth(theme.page), undefined);
  const setting = typesettingOf(input, theme.page, plan.columns);
  const boxes: Box[] = [
    ...(resolved.front ? frontBoxes(resolved.front, column, setting) : []),
    ...contentsBoxes(resolved, settings, column, setting),
  ];
  for (const [index, { landscape, blocks }] of plan.sections.entries()) {
    const page = landscape ? onItsSide(theme.page) : theme.page;
    const content = blockBoxes(
      blocks,
      columnOf(textWidth(page), undefined),
      landscape ? typesettingOf(input, page, plan.columns) : setting,
    );
    const turns = landscape || index > 0;
    for (const [at, box] of content.entries())
      boxes.push(turns && at === 0 ? { ...box, room: pageRoom(page, formats) } : box);
  }
  return paginate(boxes, pageRoom(theme.page, formats));
}

/** Under the text stand a line with a rule and the notes; the space after the last note may hang into the margin. */
function pageRoom({ height, margins }: PageGeometry, formats: ReadonlyMap<string, Format>): PageRoom {
  const note = formats.get('FootnoteText');
  return {
    height: height - margins.top - margins.bottom,
    separator: lineHeight(formats.get('Normal')) - (note?.after ?? 0),
  };
}

/** The height of a line of single spacing, in twips. */
function lineHeight(format: Format | undefined): number {
  if (!format) return 0;
  const { ascent, descent } = faceOf(format.font, format.bold, format.italic);
  return Math.round((ascent + descent) * format.size);
}
