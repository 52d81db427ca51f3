import type {
  PageDrawing,
  PlacedBlock,
  PlacedLine,
  PlacedParagraph,
  Rectangle,
} from '@footmark/engine/pages';

/** The paragraphs of blocks in reading order, without those of repeated header rows. */
export function* paragraphsOf(blocks: readonly PlacedBlock[]): Generator<PlacedParagraph, void> {
  for (const block of blocks) {
    if (block.type === 'paragraph') yield block;
    else if (block.type === 'box') yield* paragraphsOf(block.blocks);
    else
      for (const { cells, isRepeated } of block.rows)
        if (!isRepeated) for (const cell of cells) yield* paragraphsOf(cell.blocks);
  }
}

/** The text of a line as its author wrote it: without dot leaders and without a hyphen at its end. */
export function textOfLine({ pieces, hyphenated }: PlacedLine): string {
  const text = pieces
    .map((piece) => (piece.type === 'text' && piece.isLeader !== true ? piece.text : ''))
    .join('');
  return hyphenated ? text.replace(/-$/, '') : text;
}

/** The rectangles of everything that is drawn on a page. */
export function* boxesOn({ header, body, notes, footer }: PageDrawing): Generator<Rectangle, void> {
  for (const block of [...header, ...body, ...(notes?.blocks ?? []), ...footer]) yield* boxesIn(block);
}

function* boxesIn(block: PlacedBlock): Generator<Rectangle, void> {
  if (block.type === 'paragraph') {
    for (const { top, height, pieces } of block.lines)
      for (const { x, width } of pieces) yield { x, y: top, width, height };
    return;
  }
  if (block.type === 'box') {
    yield block.box;
    for (const inner of block.blocks) yield* boxesIn(inner);
    return;
  }
  for (const { cells } of block.rows)
    for (const cell of cells) {
      yield cell.box;
      for (const inner of cell.blocks) yield* boxesIn(inner);
    }
}

/** How far a block extends. */
export function extentOf(block: PlacedBlock): Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>> {
  const boxes =
    block.type !== 'table' ? [block.box] : block.rows.flatMap(({ cells }) => cells.map(({ box }) => box));
  return {
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
  };
}
