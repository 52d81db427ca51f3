import type { Theme } from '../index.js';
import type { Style } from '../style.js';

export function characterStyles({ colors, fonts }: Theme): Style[] {
  const character = { type: 'character', basedOn: 'DefaultParagraphFont' } as const;
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
      id: 'InlineCode',
      name: 'Inline Code',
      priority: 36,
      gallery: true,
      run: { font: fonts.inlineCode, color: colors.inlineCode, noProof: true },
    },
    {
      ...character,
      id: 'Keyboard',
      name: 'Keyboard',
      priority: 36,
      gallery: true,
      run: { font: fonts.inlineCode, border: 'A6A6A6', shading: colors.codeBackground, noProof: true },
    },
  ];
}
