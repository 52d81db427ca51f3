import type { PageDrawing, PlacedBlock, PlacedParagraph } from '@footmark/engine/pages';

/** All paragraphs of a page in reading order, including those in tables. */
export function paragraphsOf({ header, body, notes, footer }: PageDrawing): PlacedParagraph[] {
  return [...header, ...body, ...(notes?.blocks ?? []), ...footer].flatMap(paragraphsIn);
}

function paragraphsIn(block: PlacedBlock): PlacedParagraph[] {
  if (block.type === 'paragraph') return [block];
  if (block.type === 'box') return block.blocks.flatMap(paragraphsIn);
  return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(paragraphsIn)));
}

/** The title of a text on its first page, or the heading of level 1 that it begins with. */
export function titleOn({ body }: PageDrawing): string | undefined {
  const paragraphs = body.flatMap(paragraphsIn);
  const title = paragraphs.find(({ role }) => role.kind === 'title') ?? paragraphs.find(isTopHeading);
  const words = title && wordsOf(title).trim().replace(/\s+/g, ' ');
  return words || undefined;
}

function isTopHeading({ role }: PlacedParagraph, index: number): boolean {
  return index === 0 && role.kind === 'heading' && role.level === 1;
}

/** Without the marks of notes. Lines end with their spaces, except where a title is broken after a colon. */
function wordsOf({ lines }: PlacedParagraph): string {
  return lines
    .map(({ pieces, hyphenated }) => {
      const text = pieces.map((piece) => (piece.type === 'text' && !piece.note ? piece.text : '')).join('');
      return hyphenated ? text.slice(0, -1) : text.replace(/:$/, ': ');
    })
    .join('');
}
