import type { Style } from '../../model/style.js';
import { CODE_INDENT, codeSize, leadingOf, TIGHT_LINE, tableSize } from '../measures.js';
import type { Theme } from '../sheet.js';

export function blockStyles(theme: Theme): Style[] {
  const { colors, fonts, fontSize, paragraphSpacing, quoteIndent, quoteRightIndent, boldTableHeadings } =
    theme;
  const size = codeSize(fontSize);
  const leading = leadingOf(theme);
  return [
    {
      type: 'paragraph',
      id: 'Quote',
      name: 'Quote',
      basedOn: 'BodyText',
      priority: 29,
      gallery: true,
      paragraph: { left: quoteIndent, right: quoteRightIndent, firstLine: 0 },
    },
    // Under this name, pandoc and what follows it recognize code, also in styles that are based on it.
    { type: 'paragraph', id: 'SourceCode', name: 'Source Code', basedOn: 'Normal', priority: 36 },
    {
      type: 'paragraph',
      id: 'CodeBlock',
      name: 'Code Block',
      basedOn: 'SourceCode',
      priority: 36,
      gallery: true,
      paragraph: {
        before: 60,
        after: Math.max(paragraphSpacing, 120) + 60 + leading,
        line: TIGHT_LINE,
        left: CODE_INDENT,
        right: CODE_INDENT,
        alignment: 'left',
        border: { sides: ['top', 'left', 'bottom', 'right'], color: colors.codeBorder, size: 4, space: 5 },
        shading: colors.codeBackground,
      },
      run: { font: fonts.code, size, noProof: true },
    },
    {
      type: 'paragraph',
      id: 'CodeLabel',
      name: 'Code Label',
      basedOn: 'Normal',
      next: 'CodeBlock',
      priority: 36,
      paragraph: { before: 60, after: 100, line: 240, left: 0, keepNext: true },
      run: { size: size - 0.5, color: colors.muted, noProof: true },
    },
    {
      type: 'paragraph',
      id: 'HorizontalLine',
      name: 'Horizontal Line',
      basedOn: 'Normal',
      next: 'BodyText',
      priority: 37,
      paragraph: {
        before: 120,
        after: 240 + leading,
        line: 240,
        border: { sides: ['bottom'], color: colors.rule, size: 6, space: 1 },
      },
      run: { size: 6 },
    },
    {
      type: 'paragraph',
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      priority: 38,
      gallery: true,
      paragraph: { before: 40, after: 40, line: TIGHT_LINE },
      run: { size: tableSize(fontSize) },
    },
    {
      type: 'paragraph',
      id: 'TableHeading',
      name: 'Table Heading',
      basedOn: 'TableText',
      priority: 38,
      ...(boldTableHeadings ? { run: { bold: true } } : {}),
    },
    {
      type: 'paragraph',
      id: 'Spacing',
      name: 'Spacing',
      basedOn: 'Normal',
      next: 'BodyText',
      priority: 38,
      paragraph: { before: 0, after: 0, line: 240 },
      run: { size: paragraphSpacing === 0 ? fontSize : 6 },
    },
    {
      type: 'paragraph',
      id: 'PageBreak',
      name: 'Page Break',
      basedOn: 'Normal',
      next: 'BodyText',
      priority: 38,
      paragraph: { before: 0, after: 0, line: 240 },
      run: { size: 1 },
    },
  ];
}
