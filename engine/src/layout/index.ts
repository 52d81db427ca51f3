import type { Heading } from '../document.js';
import type { EmbeddedImage } from '../images/image.js';
import type { Resolved } from '../resolved.js';
import type { Settings } from '../settings.js';
import { type Theme, textWidth } from '../theme/index.js';
import { blockBoxes } from './blocks.js';
import type { Typesetting } from './boxes.js';
import { columnOf } from './column.js';
import { faceOf } from './fonts.js';
import { type Format, formatsOf } from './format.js';
import { NoteSetter } from './notes.js';
import { contentsBoxes, frontBoxes } from './opening-pages.js';
import { type PageRoom, paginate } from './pages.js';
import { pictureSize } from './pictures.js';

/** What decides where a document's pages end. */
export interface LayoutInput {
  readonly resolved: Resolved;
  readonly settings: Settings;
  readonly theme: Theme;
  readonly images: ReadonlyMap<string, EmbeddedImage>;
}

/**
 * Estimates the page, counted from 1, on which Word will show each heading, so that a table of contents has page
 * numbers before Word has laid out the text. Headings in table cells and notes are left out. Without a table of
 * contents there is nothing to estimate.
 */
export function estimatePages(input: LayoutInput): ReadonlyMap<Heading, number> {
  const { resolved, settings, theme, images } = input;
  if (resolved.contents.size === 0) return new Map();
  const { page } = theme;
  const formats = formatsOf(theme);
  const notes = new NoteSetter(resolved.footnotes, settings.footnotes.position, textWidth(page));
  const setting: Typesetting = {
    theme,
    formats,
    captions: resolved.captions,
    source: {
      codeFont: theme.fonts.inlineCode,
      picture: (image, width) => pictureSize(images.get(image.url), image, width, page),
      marks: (reference) => notes.marks(reference, setting),
    },
  };
  const column = columnOf(textWidth(page), undefined);
  const boxes = [
    ...(resolved.front ? frontBoxes(resolved.front, column, setting) : []),
    ...contentsBoxes(resolved, settings, column, setting),
    ...blockBoxes(resolved.blocks, column, setting),
  ];
  return paginate(boxes, pageRoom(theme, formats));
}

/** Under the text stand a line with a rule and the notes; the space after the last note may hang into the margin. */
function pageRoom({ page }: Theme, formats: ReadonlyMap<string, Format>): PageRoom {
  const note = formats.get('FootnoteText');
  return {
    height: page.height - page.margins.top - page.margins.bottom,
    separator: lineHeight(formats.get('Normal')) - (note?.after ?? 0),
  };
}

/** The height of a line of single spacing, in twips. */
function lineHeight(format: Format | undefined): number {
  if (!format) return 0;
  const { ascent, descent } = faceOf(format.font, format.bold, format.italic);
  return Math.round((ascent + descent) * format.size);
}
