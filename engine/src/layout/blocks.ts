import { edgesOf } from '../metrics/edges.js';
import { type Face, faceOf } from '../metrics/fonts.js';
import { spansOf } from '../metrics/spans.js';
import type {
  ComposedBlock,
  ComposedContents,
  ComposedInline,
  ComposedParagraph,
  ParagraphFrame,
} from '../model/composed.js';
import type { Format } from '../model/format.js';
import { pushAll } from '../text/long-arrays.js';
import { complexFontOf } from '../theme/fonts.js';
import { formatOf } from '../theme/formats.js';
import type { Theme } from '../theme/index.js';
import type { Box, ParagraphBox } from './boxes.js';
import { breakLines, type Line } from './lines.js';
import { contentOf } from './numbered-content.js';
import { tableBoxes } from './tables.js';
import type { Column, Typesetting } from './typesetting.js';

interface Known {
  readonly theme: Theme;
  readonly hyphenate: Typesetting['hyphenate'];
  readonly column: Column;
  readonly boxes: readonly Box[];
}

const known = new WeakMap<ComposedBlock, Known>();

/** Sets a top-level block as a vertical sequence of boxes; each block is set only once. */
export function boxesOf(block: ComposedBlock, column: Column, setting: Typesetting): readonly Box[] {
  const { theme, hyphenate } = setting;
  const found = known.get(block);
  if (found?.theme === theme && found.hyphenate === hyphenate && isSame(found.column, column))
    return found.boxes;
  const boxes = setBlock(block, column, setting);
  known.set(block, { theme, hyphenate, column, boxes });
  return boxes;
}

/** Columns for top-level blocks differ in nothing else. */
function isSame(one: Column, other: Column): boolean {
  return one.width === other.width && one.pageHeight === other.pageHeight;
}

function setBlock(block: ComposedBlock, column: Column, setting: Typesetting): readonly Box[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraphBox(block, column, setting)];
    case 'table':
      return tableBoxes(block, column, (inner, cell) => setBlock(inner, cell, setting), setting.theme);
    case 'contents':
      return partsOf(block).flatMap((each) => boxesOf(each, column, setting));
  }
}

/** The paragraphs of a list of headings, figures or terms. */
export function partsOf(
  { title, entries, end }: ComposedContents,
  listed = entries,
): readonly ComposedParagraph[] {
  return [...(title ? [title] : []), ...listed, end];
}

/** Breaks a paragraph into lines. */
function paragraphBox(paragraph: ComposedParagraph, column: Column, setting: Typesetting): ParagraphBox {
  const { theme, formats } = setting;
  const format = formatFor(paragraph, setting);
  const { font, size, bold, italic, spacing } = format;
  const { left, right, firstLine } = edgesOf(paragraph, format, theme);
  const width = Math.max(column.width - left - right, size);
  const content = spansOf(contentOf(paragraph), format, formats);
  const own = { size, face: faceOf(font, bold, italic) };
  const spans = content.length > 0 ? content : [{ text: '', ...own }];
  const hasRightTab = format.rightTab !== undefined;
  const { tabStops: stops, undivided } = format;
  const hyphenate = undivided ? undefined : setting.hyphenate;
  const marker = paragraph.numbering ? { size, face: markerFaceOf(paragraph, format) } : undefined;
  const lines = breakLines(spans, { width, left, firstLine, spacing, hasRightTab, stops, hyphenate, marker });
  return {
    type: 'paragraph',
    paragraph,
    column,
    format: theme.addsSpace ? { ...format, addsSpace: true } : format,
    lines,
    ...(paragraph.heading ? { headings: [paragraph.heading] } : {}),
    ...referencesIn(paragraph.content, lines),
    ...(paragraph.beginsPage || (format.beginsPage && !column.isCell) ? { breakBefore: true } : {}),
    ...(column.isCell ? {} : breakIn(paragraph.content)),
  };
}

function breakIn(content: readonly ComposedInline[]): Pick<ParagraphBox, 'breakAfter'> {
  const found = content.find(({ type }) => type === 'pageBreak');
  if (found?.type !== 'pageBreak') return {};
  return { breakAfter: found.isOfColumn ? 'column' : true };
}

/** Right to left, a list marker is in the font of the text's script. */
export function markerFaceOf({ rightToLeft }: ComposedParagraph, { font, bold, italic }: Format): Face {
  return faceOf(rightToLeft ? complexFontOf(font) : font, bold, italic);
}

type References = Pick<ParagraphBox, 'bookmarks' | 'targets' | 'notes'>;

/** The bookmarks, link targets and notes that tie a paragraph to other places; most have none. */
function referencesIn(content: readonly ComposedInline[], lines: readonly Line[]): References {
  const hasNotes = lines.some((line) => line.notes.length > 0);
  const notes = hasNotes ? lines.flatMap((line) => line.notes) : NO_NOTES;
  const hasPlaces = content.some(
    ({ type }) => type === 'bookmarked' || type === 'link' || type === 'revised',
  );
  if (!hasPlaces) return notes.length === 0 ? NO_REFERENCES : { notes };
  const bookmarks: string[] = [];
  const targets: string[] = [];
  const collect = (inlines: readonly ComposedInline[]): void => {
    for (const inline of inlines) {
      if (inline.type === 'bookmarked') pushAll(bookmarks, inline.names);
      if (inline.type === 'link' && inline.target.kind === 'bookmark') targets.push(inline.target.bookmark);
      if (inline.type === 'bookmarked' || inline.type === 'link' || inline.type === 'revised')
        collect(inline.content);
    }
  };
  collect(content);
  return { bookmarks, targets, notes };
}

const NO_REFERENCES: References = {};
const NO_NOTES: readonly number[] = [];

/** The style's format with the paragraph's own properties. */
export function formatFor(paragraph: ComposedParagraph, typesetting: Typesetting): Format {
  const format = spacedFormat(paragraph, typesetting);
  return paragraph.frame ? inFrame(format, paragraph.frame) : format;
}

/** A format in a frame: the space between paragraphs in one frame is within it. */
function inFrame(format: Format, { shading, border, joinsAbove, gapBelow }: ParagraphFrame): Format {
  const sides = border?.sides.filter(
    (side) => !(side === 'top' && joinsAbove) && !(side === 'bottom' && gapBelow !== undefined),
  );
  const room = (side: 'top' | 'bottom'): number =>
    border && sides?.includes(side) ? border.space + border.thickness : 0;
  const { shading: _, border: __, ...others } = format;
  return {
    ...others,
    ...(shading !== undefined && { shading }),
    ...(border && sides && { border: { ...border, sides } }),
    above: room('top'),
    below: gapBelow ?? room('bottom'),
    ...(joinsAbove && { before: 0 }),
    ...(gapBelow !== undefined && { after: 0 }),
  };
}

function spacedFormat(
  { style, format: given, spacing, keepLines, keepNext, headingNumber, tabs }: ComposedParagraph,
  { formats }: Typesetting,
): Format {
  const styled = given ?? formatOf(formats, style);
  const own = withStop(withNumber(styled, headingNumber), tabs?.left);
  const format =
    keepLines || keepNext !== undefined
      ? { ...own, keepLines: keepLines ?? own.keepLines, keepNext: keepNext ?? own.keepNext }
      : own;
  if (!spacing) return format;
  const { after, contextual } = format;
  return {
    ...format,
    before: spacing.before ?? format.before,
    after: spacing.after ?? after,
    contextual: contextual && !spacing.always,
  };
}

/** Headings with a number of a Word template have the indents and tab stops of its level. */
function withNumber(format: Format, number: ComposedParagraph['headingNumber']): Format {
  if (number === undefined || number === 'none' || !number.templateNumber) return format;
  const { left, firstLine, tabStops } = number.templateNumber;
  return { ...format, left, firstLine, ...(tabStops ? { tabStops } : {}) };
}

function withStop(format: Format, left: number | undefined): Format {
  if (left === undefined) return format;
  return { ...format, tabStops: [{ position: left, alignment: 'left', dots: false }] };
}
