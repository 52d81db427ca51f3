import type { Theme } from '../index.js';
import { SNUG } from '../measures.js';
import type { Style } from '../style.js';

/** Terms in bold, and what is said about them, indented. */
export function definitionStyles({ listIndent, lineSpacing }: Theme): Style[] {
  const definition = { type: 'paragraph', basedOn: 'Normal', priority: 35 } as const;
  return [
    {
      type: 'paragraph',
      id: 'DefinitionTerm',
      name: 'Definition Term',
      basedOn: 'Normal',
      next: 'Definition',
      priority: 35,
      gallery: true,
      paragraph: { before: 60, after: 20, line: Math.max(lineSpacing, SNUG), keepNext: true },
      run: { bold: true },
    },
    {
      ...definition,
      id: 'Definition',
      name: 'Definition',
      gallery: true,
      paragraph: { left: listIndent, contextualSpacing: true },
    },
    { ...definition, id: 'DefinitionLoose', name: 'Definition Loose', paragraph: { left: listIndent } },
  ];
}
