import { type ListStyleDepth, listStyle } from '../../model/names/style-ids.js';
import type { ParagraphStyle } from '../../model/style.js';
import { listLeft } from '../measures.js';
import type { Theme } from '../sheet.js';

const DEPTHS = [1, 2, 3, 4, 5] as const satisfies readonly ListStyleDepth[];
/** Under these names, Word offers the styles in every language. */
const NAMES = { Bullet: 'List Bullet', Number: 'List Number', Continue: 'List Continue' } as const;

/** Items with a marker, what follows in an item, and tasks. Items have no space between them unless they are spread. */
export function listStyles(theme: Theme): ParagraphStyle[] {
  const style = (kind: keyof typeof NAMES, depth: ListStyleDepth): ParagraphStyle => ({
    type: 'paragraph',
    id: listStyle(kind, depth),
    name: depth === 1 ? NAMES[kind] : `${NAMES[kind]} ${depth}`,
    basedOn: 'ListParagraph',
    priority: 34,
    ...(kind === 'Continue' ? {} : { numbering: { kind, level: depth - 1 } }),
    paragraph: {
      left: listLeft(theme, depth),
      ...(kind === 'Continue' ? {} : { hanging: theme.listIndent }),
    },
  });
  const kinds = Object.keys(NAMES) as (keyof typeof NAMES)[];
  return [
    {
      type: 'paragraph',
      id: 'ListParagraph',
      name: 'List Paragraph',
      basedOn: 'BodyText',
      priority: 34,
      paragraph: { firstLine: 0, contextualSpacing: true },
    },
    ...kinds.flatMap((kind) => DEPTHS.map((depth) => style(kind, depth))),
  ];
}
