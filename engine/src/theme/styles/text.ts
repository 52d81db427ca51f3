import type { Style } from '../../model/style.js';
import { leadingOf, REFERENCE_INDENT, TIGHT_LINE } from '../measures.js';
import type { Theme } from '../sheet.js';

/**
 * The text itself. `Normal`, on which Word bases everything that a person adds later, has no indent and no spacing of its
 * own.
 */
export function textStyles(theme: Theme): Style[] {
  const { paragraphSpacing, lineSpacing, firstLineIndent, justified } = theme;
  const after = Math.max(paragraphSpacing, 120) + leadingOf(theme);
  return [
    {
      type: 'paragraph',
      id: 'BodyText',
      name: 'Body Text',
      basedOn: 'Normal',
      priority: 1,
      gallery: true,
      paragraph: {
        after: paragraphSpacing,
        line: lineSpacing,
        ...(firstLineIndent === 0 ? {} : { firstLine: firstLineIndent }),
        ...(justified ? { alignment: 'both' } : {}),
      },
    },
    {
      type: 'paragraph',
      id: 'FirstParagraph',
      name: 'First Paragraph',
      basedOn: 'BodyText',
      next: 'BodyText',
      priority: 1,
      gallery: true,
      paragraph: { firstLine: 0 },
    },
    {
      type: 'paragraph',
      id: 'Abstract',
      name: 'Abstract',
      basedOn: 'BodyText',
      priority: 12,
      gallery: true,
      paragraph: { firstLine: 0 },
    },
    {
      type: 'paragraph',
      id: 'Bibliography',
      name: 'Bibliography',
      basedOn: 'BodyText',
      priority: 37,
      paragraph: { left: REFERENCE_INDENT, hanging: REFERENCE_INDENT },
    },
    {
      type: 'paragraph',
      id: 'Equation',
      name: 'Equation',
      basedOn: 'Normal',
      next: 'FirstParagraph',
      priority: 36,
      paragraph: { before: 60, after, line: TIGHT_LINE, keepLines: true },
    },
  ];
}
