import { type Theme, textWidth } from '../index.js';
import { SNUG } from '../measures.js';
import type { ParagraphStyle } from '../style.js';

const TWIPS_PER_POINT = 20;

/** The table of contents. Its heading looks like one of depth 1 but is not listed, since it has no outline level. */
export function contentsStyles(theme: Theme, [heading1]: readonly ParagraphStyle[]): ParagraphStyle[] {
  const { outlineLevel: _, ...look } = heading1?.paragraph ?? {};
  const step = theme.fontSize * TWIPS_PER_POINT;
  const entry = (depth: 1 | 2 | 3): ParagraphStyle => ({
    type: 'paragraph',
    id: `TOC${depth}`,
    name: `toc ${depth}`,
    basedOn: 'Normal',
    next: 'Normal',
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
  return [
    {
      type: 'paragraph',
      id: 'TOCHeading',
      name: 'TOC Heading',
      basedOn: 'Normal',
      next: 'Normal',
      priority: 39,
      gallery: true,
      paragraph: look,
      ...(heading1?.run ? { run: heading1.run } : {}),
    },
    entry(1),
    entry(2),
    entry(3),
  ];
}
