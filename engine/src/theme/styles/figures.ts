import type { Theme } from '../index.js';
import { halfPoint, SNUG } from '../measures.js';
import type { Style } from '../style.js';

/** A picture with the caption below it, a table with the caption above it: Word keeps each pair on one page. */
export function figureStyles({ fontSize, paragraphSpacing }: Theme): Style[] {
  const run = { italic: true, size: halfPoint(fontSize * 0.9) };
  return [
    {
      type: 'paragraph',
      id: 'CaptionedFigure',
      name: 'Captioned Figure',
      basedOn: 'Normal',
      next: 'Caption',
      priority: 35,
      paragraph: { after: 60, line: SNUG, keepNext: true },
    },
    {
      type: 'paragraph',
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      next: 'Normal',
      priority: 35,
      gallery: true,
      paragraph: { after: Math.max(paragraphSpacing, 120), line: SNUG, keepLines: true },
      run,
    },
    {
      type: 'paragraph',
      id: 'TableCaption',
      name: 'Table Caption',
      basedOn: 'Caption',
      next: 'Normal',
      priority: 35,
      paragraph: { before: 60, after: 60, line: SNUG, keepNext: true },
      run,
    },
  ];
}
