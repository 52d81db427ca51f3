import { halfPoint, TIGHT_LINE } from '../measures.js';
import type { Style } from '../style.js';
import type { Theme } from '../theme.js';

/** A picture with the caption below it, a table with the caption above it: Word keeps each pair on one page. */
export function figureStyles({ fontSize, paragraphSpacing, centersPictures }: Theme): Style[] {
  const centered = centersPictures ? ({ alignment: 'center' } as const) : {};
  const run = { italic: true, size: halfPoint(fontSize * 0.9) };
  return [
    {
      type: 'paragraph',
      id: 'Figure',
      name: 'Figure',
      basedOn: 'Normal',
      next: 'BodyText',
      priority: 35,
      paragraph: { before: 60, after: Math.max(paragraphSpacing, 120), line: TIGHT_LINE, ...centered },
    },
    {
      type: 'paragraph',
      id: 'CaptionedFigure',
      name: 'Captioned Figure',
      basedOn: 'Figure',
      next: 'Caption',
      priority: 35,
      paragraph: { after: 60, keepNext: true },
    },
    {
      type: 'paragraph',
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      next: 'BodyText',
      priority: 35,
      gallery: true,
      paragraph: { after: Math.max(paragraphSpacing, 120), line: TIGHT_LINE, keepLines: true, ...centered },
      run,
    },
    {
      type: 'paragraph',
      id: 'TableCaption',
      name: 'Table Caption',
      basedOn: 'Caption',
      next: 'BodyText',
      priority: 35,
      paragraph: {
        before: 60,
        after: 60,
        keepNext: true,
        ...(centersPictures ? { alignment: 'left' } : {}),
      },
    },
  ];
}
