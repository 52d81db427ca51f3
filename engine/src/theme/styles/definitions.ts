import type { Theme } from '../index.js';
import { SNUG } from '../measures.js';
import type { Style } from '../style.js';

/** Terms, and the summaries of details, in bold, with their content indented below. */
export function definitionStyles({ listIndent, lineSpacing }: Theme): Style[] {
  const style = { type: 'paragraph', basedOn: 'Normal', priority: 35 } as const;
  const lead = {
    ...style,
    gallery: true,
    paragraph: { before: 60, after: 20, line: Math.max(lineSpacing, SNUG), keepNext: true },
    run: { bold: true },
  } as const;
  return [
    { ...lead, id: 'DefinitionTerm', name: 'Definition Term', next: 'Definition' },
    {
      ...style,
      id: 'Definition',
      name: 'Definition',
      gallery: true,
      paragraph: { left: listIndent, contextualSpacing: true },
    },
    { ...style, id: 'DefinitionLoose', name: 'Definition Loose', paragraph: { left: listIndent } },
    {
      ...lead,
      id: 'DetailsSummary',
      name: 'Details Summary',
      next: 'DetailsText',
      paragraph: { ...lead.paragraph, after: 60 },
    },
    { ...style, id: 'DetailsText', name: 'Details Text', paragraph: { left: listIndent } },
  ];
}
