import { type Theme, textWidth } from '../index.js';
import { SNUG } from '../measures.js';
import type { ParagraphStyle } from '../style.js';

const TWIPS_PER_POINT = 20;
/** All that Word has: a person may add levels to the table of contents. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * The table of contents. Its heading, and the title above the text of a manuscript, look like a heading of depth 1 but are
 * not listed, since they have no outline level.
 */
export function contentsStyles(theme: Theme, [heading1]: readonly ParagraphStyle[]): ParagraphStyle[] {
  const { outlineLevel: _, ...look } = heading1?.paragraph ?? {};
  const step = theme.fontSize * TWIPS_PER_POINT;
  const entry = (depth: (typeof DEPTHS)[number]): ParagraphStyle => ({
    type: 'paragraph',
    id: `TOC${depth}`,
    name: `toc ${depth}`,
    basedOn: 'Normal',
    next: 'BodyText',
    priority: 39,
    paragraph: {
      before: depth === 1 ? 80 : 0,
      after: 60,
      line: SNUG,
      left: (depth - 1) * step,
      alignment: 'left',
      tabs: [{ position: textWidth(theme.page), alignment: 'right', dots: true }],
    },
  });
  const unlisted = {
    type: 'paragraph',
    basedOn: 'Normal',
    next: 'BodyText',
    gallery: true,
    paragraph: look,
    ...(heading1?.run ? { run: heading1.run } : {}),
  } as const;
  return [
    { ...unlisted, id: 'TOCHeading', name: 'TOC Heading', priority: 39 },
    { ...unlisted, id: 'TextTitle', name: 'Text Title', priority: 10 },
    ...DEPTHS.map(entry),
  ];
}
