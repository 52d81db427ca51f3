import { edgesOf } from '../metrics/edges.js';
import { faceOf } from '../metrics/fonts.js';
import { spansOf } from '../metrics/spans.js';
import type { ComposedBlock, ComposedParagraph } from '../model/composed.js';
import { type Format, formatOf } from '../theme/formats.js';
import type { Box } from './boxes.js';
import { breakLines } from './lines.js';
import { tableBoxes } from './tables.js';
import type { Column, Typesetting } from './typesetting.js';

/** Lays out a block as a vertical sequence of boxes. */
export function boxesOf(block: ComposedBlock, column: Column, setting: Typesetting): readonly Box[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraphBox(block, column, setting)];
    case 'table':
      return tableBoxes(block, setting, boxesOf);
    case 'contents':
      return [block.title, ...block.entries, block.end].map((each) => paragraphBox(each, column, setting));
  }
}

function paragraphBox(paragraph: ComposedParagraph, column: Column, setting: Typesetting): Box {
  const { theme, formats } = setting;
  const format = formatFor(paragraph, column, formatOf(formats, paragraph.style));
  const { font, size, bold, italic, spacing } = format;
  const { left, right, firstLine } = edgesOf(paragraph, format, theme);
  const width = Math.max(column.width - left - right, size);
  const content = spansOf(paragraph.content, format, setting);
  const spans = content.length > 0 ? content : [{ text: '', size, face: faceOf(font, bold, italic) }];
  return {
    format,
    lines: breakLines(spans, { width, left, firstLine, spacing }),
    ...(paragraph.heading ? { headings: [paragraph.heading] } : {}),
    // The rest of the paragraph is a very small line on the new page.
    ...(!column.isCell && paragraph.content.some(({ type }) => type === 'pageBreak')
      ? { breakBefore: true }
      : {}),
  };
}

/** The style's format with the paragraph's own properties. */
function formatFor({ spacing }: ComposedParagraph, { bold }: Column, style: Format): Format {
  if (!spacing && !bold) return style;
  const { after, contextual } = style;
  return {
    ...style,
    bold: bold || style.bold,
    after: spacing?.after ?? after,
    contextual: contextual && spacing?.always !== true,
  };
}
