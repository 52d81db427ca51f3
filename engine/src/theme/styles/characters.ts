import type { Style } from '../../model/style.js';
import { halfPoint, tableSize } from '../measures.js';
import { FOLLOWED_LINK } from '../scheme.js';
import type { Theme } from '../sheet.js';

/** The letters of Courier New look larger than those around them. */
const CODE_SCALE = 0.92;

/** Code is smaller in notes and tables, as they are, and as large and dark as the text around it in headings. */
export function characterStyles({ colors, fonts, fontSize, captions }: Theme): Style[] {
  const character = { type: 'character', basedOn: 'DefaultParagraphFont' } as const;
  const code = { type: 'character', basedOn: 'VerbatimChar', priority: 36 } as const;
  return [
    {
      ...character,
      id: 'Hyperlink',
      name: 'Hyperlink',
      priority: 99,
      run: { color: colors.link, underline: true },
    },
    {
      ...character,
      id: 'FollowedHyperlink',
      name: 'FollowedHyperlink',
      priority: 99,
      run: { color: FOLLOWED_LINK, underline: true },
    },
    // Pandoc's name for code within a line.
    { ...character, id: 'VerbatimChar', name: 'Verbatim Char', priority: 36 },
    {
      ...code,
      id: 'InlineCode',
      name: 'Inline Code',
      gallery: true,
      run: {
        font: fonts.inlineCode,
        size: halfPoint(fontSize * CODE_SCALE),
        color: colors.inlineCode,
        noProof: true,
      },
    },
    {
      ...code,
      id: 'SmallCode',
      name: 'Small Code',
      run: {
        font: fonts.inlineCode,
        size: halfPoint(tableSize(fontSize) * CODE_SCALE),
        color: colors.inlineCode,
        noProof: true,
      },
    },
    {
      ...code,
      id: 'HeadingCode',
      name: 'Heading Code',
      run: { font: fonts.inlineCode, noProof: true },
    },
    {
      ...character,
      id: 'Keyboard',
      name: 'Keyboard',
      priority: 36,
      gallery: true,
      run: { font: fonts.inlineCode, border: 'A6A6A6', shading: colors.codeBackground, noProof: true },
    },
    ...(captions.strongNumbers
      ? [
          {
            ...character,
            id: 'CaptionLabel',
            name: 'Caption Label',
            priority: 35,
            run: { bold: true },
          } as const,
        ]
      : []),
    ...(captions.italicNotes
      ? [
          {
            ...character,
            id: 'NoteLabel',
            name: 'Note Label',
            priority: 35,
            run: { italic: true },
          } as const,
        ]
      : []),
  ];
}
