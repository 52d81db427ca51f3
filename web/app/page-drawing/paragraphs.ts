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
