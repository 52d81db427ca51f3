import type { Theme } from '../index.js';
import { halfPoint, SNUG } from '../measures.js';
import type { Style } from '../style.js';

export function headingStyles({ headings, fonts, fontSize, colors }: Theme): Style[] {
  return headings.map((look, index) => ({
    type: 'paragraph',
    id: `Heading${index + 1}`,
    name: `heading ${index + 1}`,
    basedOn: 'Normal',
    next: 'Normal',
    priority: 9,
    gallery: true,
    paragraph: {
      before: look.before,
      after: look.after,
      line: look.line ?? SNUG,
      left: look.left ?? 0,
      keepNext: true,
      keepLines: true,
      outlineLevel: index,
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
  }));
}
