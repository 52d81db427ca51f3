import type { ParagraphStyle } from '../../model/style.js';
import { halfPoint, KERNED_FROM, TIGHT_LINE } from '../measures.js';
import type { Theme } from '../sheet.js';

/** In a manuscript, the line spacing applies to titles too. */
const LOOSE = 360;

/** The spacing of the lines of titles and captions, in 240ths of a line. */
export function looseLine({ lineSpacing }: Pick<Theme, 'lineSpacing'>): number {
  return lineSpacing > LOOSE ? lineSpacing : TIGHT_LINE;
}

export function titleStyles(theme: Theme): ParagraphStyle[] {
  const { title, fonts, fontSize, colors, justified } = theme;
  const style = {
    type: 'paragraph',
    basedOn: 'Normal',
    next: 'BodyText',
    priority: 10,
    gallery: true,
  } as const;
  const line = looseLine(theme);
  const alignment = title.centered ? ({ alignment: 'center' } as const) : {};
  const undivided = justified ? ({ undivided: true } as const) : {};
  const bold = title.bold ? ({ bold: true } as const) : {};
  return [
    {
      ...style,
      id: 'Title',
      name: 'Title',
      paragraph: {
        before: title.before,
        after: title.after,
        line,
        keepNext: true,
        ...undivided,
        ...alignment,
      },
      run: {
        font: fonts.heading,
        size: halfPoint(fontSize * title.scale),
        color: colors.heading,
        kerning: KERNED_FROM,
        ...bold,
      },
    },
    {
      ...style,
      id: 'Subtitle',
      name: 'Subtitle',
      paragraph: { before: 0, after: title.after, line, keepNext: true, ...undivided, ...alignment },
      run: {
        font: fonts.heading,
        size: halfPoint(fontSize * Math.max(title.scale * 0.55, 1)),
        color: colors.muted,
        kerning: KERNED_FROM,
      },
    },
    {
      ...style,
      id: 'TitleDetails',
      name: 'Title Details',
      priority: 11,
      paragraph: { before: 0, after: 0, line, ...(title.detailsCentered ? alignment : {}) },
    },
    { ...style, id: 'Affiliation', name: 'Affiliation', basedOn: 'TitleDetails', priority: 11 },
  ];
}
