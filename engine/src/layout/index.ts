import type { PageGeometry } from '../api/settings.js';
import { faceOf } from '../metrics/fonts.js';
import type { Composed } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import { type Format, formatOf, formatsOf } from '../theme/formats.js';
import { type Theme, textWidth } from '../theme/index.js';
import { boxesOf } from './blocks.js';
import type { Box, PageRoom } from './boxes.js';
import { NoteSetter } from './notes.js';
import { paginate } from './pages.js';
import type { Typesetting } from './typesetting.js';

/**
 * Estimates the page, counted from 1, on which Word will show each heading, so that a table of contents has page
 * numbers before Word has laid out the text. Headings in table cells and notes are left out. Without a table of
 * contents there is nothing to estimate.
 */
export function estimatePages(composed: Composed, theme: Theme): ReadonlyMap<Heading, number> {
  if (!composed.hasContents) return new Map();
  const formats = formatsOf(theme);
  const notes = new NoteSetter(composed, textWidth(theme.page));
  const setting: Typesetting = { theme, formats, noteSize: (note) => notes.size(note, setting) };
  const boxes: Box[] = [];
  for (const [index, { page, blocks }] of composed.sections.entries()) {
    let isFirst = index > 0;
    for (const block of blocks) {
      for (const box of boxesOf(block, { width: textWidth(page), bold: false, isCell: false }, setting)) {
        boxes.push(isFirst ? { ...box, room: roomOf(page, setting) } : box);
        isFirst = false;
      }
    }
  }
  return paginate(boxes, roomOf(composed.sections[0]?.page ?? theme.page, setting));
}

/** A separator line and the notes are below the text; the space after the last note may extend into the margin. */
export function roomOf({ height, margins }: PageGeometry, { formats }: Typesetting): PageRoom {
  return {
    height: height - margins.top - margins.bottom,
    separator: lineHeight(formatOf(formats)) - formatOf(formats, 'FootnoteText').after,
  };
}

/** The height of a line of single spacing, in twips. */
function lineHeight({ font, bold, italic, size }: Format): number {
  const { ascent, descent } = faceOf(font, bold, italic);
  return Math.round((ascent + descent) * size);
}
