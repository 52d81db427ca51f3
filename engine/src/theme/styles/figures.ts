import type { ParagraphLook, Style } from '../../model/style.js';
import { halfPoint, leadingOf, TIGHT_LINE, tableSize } from '../measures.js';
import type { Theme } from '../sheet.js';
import { looseLine } from './titles.js';

/** In twips: a note is nearer to its table or figure than to the text. */
const ABOVE_NOTE = 80;

/** A picture and its caption, a table with the caption above it: Word keeps each pair on one page. */
export function figureStyles(theme: Theme): Style[] {
  const { fontSize, paragraphSpacing, centersPictures, captions } = theme;
  const centered = centersPictures ? ({ alignment: 'center' } as const) : {};
  const { scale, italic, around } = captions;
  const run = { ...(italic ? { italic } : {}), size: halfPoint(fontSize * scale) };
  // As far from the text below as from that above, which has its own space below it.
  const below = paragraphSpacing + around;
  const leading = leadingOf(theme);
  const line = scale < 1 ? TIGHT_LINE : looseLine(theme);
  const isAbove = captions.ofPictures === 'above';
  const first: ParagraphLook = { before: around, after: 60, keepNext: true };
  return [
    {
      type: 'paragraph',
      id: 'Figure',
      name: 'Figure',
      basedOn: 'Normal',
      next: 'BodyText',
      priority: 35,
      paragraph: {
        before: 60,
        after: Math.max(paragraphSpacing, 120) + leading,
        line: TIGHT_LINE,
        ...centered,
      },
    },
    {
      type: 'paragraph',
      id: 'CaptionedFigure',
      name: 'Captioned Figure',
      basedOn: 'Figure',
      next: isAbove ? 'BodyText' : 'Caption',
      priority: 35,
      paragraph: isAbove ? { after: below + leading } : { before: around, after: 60, keepNext: true },
    },
    {
      type: 'paragraph',
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      next: isAbove ? 'CaptionedFigure' : 'BodyText',
      priority: 35,
      gallery: true,
      paragraph: { ...(isAbove ? first : { after: below }), line, keepLines: true, ...centered },
      run,
    },
    {
      type: 'paragraph',
      id: 'TableCaption',
      name: 'Table Caption',
      basedOn: 'Caption',
      next: 'BodyText',
      priority: 35,
      paragraph: { ...first, ...(centersPictures ? { alignment: 'left' } : {}) },
    },
    {
      type: 'paragraph',
      id: 'TableNote',
      name: 'Table Note',
      basedOn: 'BodyText',
      next: 'BodyText',
      priority: 35,
      paragraph: { before: ABOVE_NOTE, after: below, line, firstLine: 0, keepLines: true },
      ...(scale < 1 ? { run: { size: tableSize(fontSize) } } : {}),
    },
  ];
}
