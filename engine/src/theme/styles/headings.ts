import type { ParagraphLook, ParagraphStyle } from '../../model/style.js';
import { isAppendixLevel, isNumberedLevel, numberedIndents } from '../heading-numbers.js';
import { halfPoint, KERNED_FROM, TIGHT_LINE } from '../measures.js';
import type { Theme } from '../sheet.js';
import type { HeadingLook } from '../template-look.js';

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

export function headingStyles(theme: Theme): ParagraphStyle[] {
  const { headings, fonts, fontSize, colors, justified } = theme;
  const indents = (level: number, { left = 0 }: HeadingLook): Pick<ParagraphLook, 'left' | 'hanging'> => {
    if (theme.numberedFrom === undefined || !isNumberedLevel(theme, level)) return { left };
    const own = numberedIndents(theme, { list: 'sections', level, first: theme.numberedFrom });
    return own?.hanging ? own : { left };
  };
  const style = (depth: (typeof DEPTHS)[number], look: HeadingLook): ParagraphStyle => ({
    type: 'paragraph',
    id: `Heading${depth}`,
    name: `heading ${depth}`,
    basedOn: 'Normal',
    next: 'BodyText',
    priority: 9,
    gallery: true,
    ...(isNumberedLevel(theme, depth - 1) ? { numbering: { kind: 'Heading', level: depth - 1 } } : {}),
    paragraph: {
      before: look.before,
      after: look.after,
      line: look.line ?? TIGHT_LINE,
      ...indents(depth - 1, look),
      keepNext: true,
      keepLines: true,
      outlineLevel: depth - 1,
      ...(justified ? { undivided: true } : {}),
      ...(look.centered ? { alignment: 'center' } : {}),
      // Thinner than a horizontal line, with which it would be joined if they were alike (17.3.1.7).
      ...(look.ruled ? { border: { sides: ['bottom'], color: colors.rule, size: 4, space: 4 } } : {}),
    },
    run: {
      font: fonts.heading,
      size: halfPoint(fontSize * look.scale),
      bold: look.bold,
      italic: look.italic,
      color: look.color ?? colors.heading,
      kerning: KERNED_FROM,
    },
  });
  return [
    ...DEPTHS.flatMap((depth) => {
      const look = headings[depth - 1];
      return look ? [style(depth, look)] : [];
    }),
    ...DEPTHS.filter((depth) => isAppendixLevel(theme, depth - 1)).map((depth) => appendix(depth, theme)),
  ];
}

/** A heading of appendices: Word counts whoever takes this style on with their letters. */
function appendix(depth: (typeof DEPTHS)[number], theme: Theme): ParagraphStyle {
  const level = depth - 1;
  const first = theme.appendicesFrom ?? 0;
  const { left, hanging } = numberedIndents(theme, { list: 'appendices', level, first }) ?? {
    left: 0,
    hanging: 0,
  };
  return {
    type: 'paragraph',
    id: `AppendixHeading${depth}`,
    name: `Appendix Heading ${depth}`,
    basedOn: `Heading${depth}`,
    next: 'BodyText',
    priority: 9,
    gallery: true,
    numbering: { kind: 'Appendix', level },
    paragraph: { left, ...(hanging === 0 ? { firstLine: 0 } : { hanging }) },
  };
}
