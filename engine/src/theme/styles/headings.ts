import type { HeadingLook } from '../look.js';
import { halfPoint, SNUG } from '../measures.js';
import type { ParagraphStyle } from '../style.js';
import type { Theme } from '../theme.js';

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

export function headingStyles({ headings, fonts, fontSize, colors, justified }: Theme): ParagraphStyle[] {
  const style = (depth: (typeof DEPTHS)[number], look: HeadingLook): ParagraphStyle => ({
    type: 'paragraph',
    id: `Heading${depth}`,
    name: `heading ${depth}`,
    basedOn: 'Normal',
    next: 'BodyText',
    priority: 9,
    gallery: true,
    paragraph: {
      before: look.before,
      after: look.after,
      line: look.line ?? SNUG,
      left: look.left ?? 0,
      keepNext: true,
      keepLines: true,
      outlineLevel: depth - 1,
      ...(justified ? { undivided: true } : {}),
      ...(look.centered ? { alignment: 'center' } : {}),
      ...(look.ruled ? { border: { sides: ['bottom'], color: colors.rule, size: 6, space: 4 } } : {}),
    },
    run: {
      font: fonts.heading,
      size: halfPoint(fontSize * look.scale),
      bold: look.bold,
      italic: look.italic,
      color: look.color ?? colors.heading,
    },
  });
  return DEPTHS.flatMap((depth) => {
    const look = headings[depth - 1];
    return look ? [style(depth, look)] : [];
  });
}
