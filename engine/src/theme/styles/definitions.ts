import type { Style } from '../../model/style.js';
import { listLeft, TIGHT_LINE } from '../measures.js';
import type { Theme } from '../sheet.js';

/** Terms, and the summaries of details, in bold, with their content indented below. */
export function definitionStyles(theme: Theme): Style[] {
  const style = { type: 'paragraph', basedOn: 'BodyText', priority: 35 } as const;
  const inside = { left: listLeft(theme, 1), firstLine: 0 } as const;
  const lead = {
    ...style,
    basedOn: 'Normal',
    gallery: true,
    paragraph: { before: 60, after: 20, line: Math.max(theme.lineSpacing, TIGHT_LINE), keepNext: true },
    run: { bold: true },
  } as const;
  return [
    { ...lead, id: 'DefinitionTerm', name: 'Definition Term', next: 'Definition' },
    {
      ...style,
      id: 'Definition',
      name: 'Definition',
      gallery: true,
      paragraph: { ...inside, contextualSpacing: true },
    },
    { ...style, id: 'DefinitionLoose', name: 'Definition Loose', paragraph: inside },
    {
      ...lead,
      id: 'DetailsSummary',
      name: 'Details Summary',
      next: 'DetailsText',
      paragraph: { ...lead.paragraph, after: 60 },
    },
    { ...style, id: 'DetailsText', name: 'Details Text', paragraph: inside },
  ];
}
