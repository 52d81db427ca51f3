import type { ParagraphLook, ParagraphStyle } from '../../model/style.js';
import { TWIPS_PER_POINT } from '../../model/units.js';
import { isNumberedLevel, numberRoom } from '../heading-numbers.js';
import { type Theme, textWidth } from '../index.js';
import { TIGHT_LINE } from '../measures.js';

/** In twips: as Word has it. */
const INDEX_INDENT = 220;
/** All that Word has: a person may add levels to the table of contents. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * The table of contents. Its heading, and the title above the text of a manuscript, look like a heading of depth 1 but are
 * not listed, since they have no outline level.
 */
export function contentsStyles(theme: Theme, [heading1]: readonly ParagraphStyle[]): ParagraphStyle[] {
  const { outlineLevel: _, hanging: __, ...listed } = heading1?.paragraph ?? {};
  const look = { ...listed, left: theme.headings[0]?.left ?? 0 };
  const entry = (depth: (typeof DEPTHS)[number], numbered: Theme = theme): ParagraphStyle => ({
    type: 'paragraph',
    id: `TOC${depth}`,
    name: `toc ${depth}`,
    basedOn: 'Normal',
    next: 'BodyText',
    priority: 39,
    paragraph: {
      before: depth === 1 ? 80 : 0,
      after: 60,
      line: TIGHT_LINE,
      ...entryIndents(numbered, depth - 1),
      alignment: 'left',
      tabs: [{ position: textWidth(theme.page), alignment: 'right', dots: true }],
    },
  });
  const unlisted = {
    type: 'paragraph',
    basedOn: 'Normal',
    next: 'BodyText',
    gallery: true,
    paragraph: look,
    ...(heading1?.run ? { run: heading1.run } : {}),
  } as const;
  return [
    { ...unlisted, id: 'TOCHeading', name: 'TOC Heading', priority: 39 },
    { ...unlisted, id: 'TextTitle', name: 'Text Title', priority: 10 },
    ...DEPTHS.map((depth) => entry(depth)),
    {
      ...entry(2),
      id: 'TableOfFigures',
      name: 'table of figures',
      priority: 99,
      paragraph: { ...entry(1, { ...theme, numberedFrom: undefined }).paragraph, before: 0 },
    },
    ...([1, 2, 3] as const).map(
      (depth): ParagraphStyle => ({
        type: 'paragraph',
        id: `Index${depth}`,
        name: `index ${depth}`,
        basedOn: 'Normal',
        next: 'BodyText',
        priority: 99,
        paragraph: {
          before: 0,
          after: 0,
          line: TIGHT_LINE,
          left: INDEX_INDENT * depth,
          hanging: INDEX_INDENT,
          alignment: 'left',
        },
      }),
    ),
  ];
}

/** Each level begins below the text of the level above, and has space for its number, if it has one. */
function entryIndents(theme: Theme, level: number): Pick<ParagraphLook, 'left' | 'hanging'> {
  const { fontSize, numberedFrom = 0 } = theme;
  const room = (each: number): number =>
    isNumberedLevel(theme, each) ? numberRoom(each, numberedFrom, fontSize) : fontSize * TWIPS_PER_POINT;
  let left = 0;
  for (let each = 0; each < level; each++) left += room(each);
  if (!isNumberedLevel(theme, level)) return { left };
  const hanging = room(level);
  return { left: left + hanging, hanging };
}
