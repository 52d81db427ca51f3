import type { ComposedFloat, FloatPlace } from '../../model/composed.js';
import type { PlacedBlock, PlacedBox } from '../../model/pages.js';
import { boxesOf } from '../blocks.js';
import { type ParagraphBox, stack } from '../boxes.js';
import type { DrawnPart } from './drawn-part.js';
import type { Paper } from './paper.js';

/** Passed in, because text boxes contain blocks and blocks contain text boxes. */
type DrawParts = (parts: readonly DrawnPart[], paper: Paper) => readonly PlacedBlock[];

/** Draws what is anchored in a paragraph with its top at `top`, before or after its text. */
export function drawFloats(
  { paragraph }: ParagraphBox,
  top: number,
  paper: Paper,
  drawParts: DrawParts,
): { readonly behind: readonly PlacedBox[]; readonly before: readonly PlacedBox[] } {
  const floats = paragraph.floats ?? [];
  const drawn = (all: readonly ComposedFloat[]): readonly PlacedBox[] =>
    all.map((float) => drawFloat(float, top, paper, drawParts));
  return {
    behind: drawn(floats.filter(({ isBehind }) => isBehind)),
    before: drawn(floats.filter(({ isBehind }) => !isBehind)),
  };
}

function drawFloat(float: ComposedFloat, anchor: number, paper: Paper, drawParts: DrawParts): PlacedBox {
  const { width, height, shading, borders, padding, blocks } = float;
  const { paper: page, textWidth } = paper;
  const x = placed(float.x, width, {
    page: [0, page.width],
    margin: [page.left, textWidth],
  });
  const y = placed(float.y, height, {
    page: [0, page.height],
    margin: [page.top, page.room.height],
    paragraph: [anchor, height],
  });
  const column = { x: 0, width: Math.max(width - padding.left - padding.right, 1), isCell: true };
  const parts = stack(blocks.flatMap((block) => boxesOf(block, column, paper))).map(
    (part): DrawnPart => ({
      ...part,
      top: y + padding.top + part.top,
      isRepeated: false,
      lineShift: 0,
    }),
  );
  return {
    type: 'box',
    box: { x, y, width, height },
    ...(shading === undefined ? {} : { shading }),
    ...(borders ? { borders } : {}),
    blocks: drawParts(parts, { ...paper, left: x + padding.left }),
  };
}

/** The position of a start within several stretches, each with a start and a length. */
function placed<From extends string>(
  { from, offset, share = 0 }: FloatPlace<From>,
  size: number,
  stretches: Readonly<Record<From, readonly [start: number, length: number]>>,
): number {
  const [start, length] = stretches[from];
  return start + offset + share * (length - size);
}
