import type { PageDrawing } from '@footmark/engine/pages';

/** Where the text of a page stands, in twips from its left edge. */
interface TextColumn {
  readonly left: number;
  readonly right: number;
  readonly rightToLeft: boolean;
}

/** Undefined for a page that is not drawn yet, or has no text. */
export function textColumn(drawing: Pick<PageDrawing, 'body'> | undefined): TextColumn | undefined {
  const boxes = (drawing?.body ?? []).flatMap((block) => {
    if (block.type === 'paragraph') return [block.box];
    if (block.type === 'box') return [];
    return (block.rows[0]?.cells ?? []).map(({ box }) => box);
  });
  if (boxes.length === 0) return undefined;
  const first = drawing?.body.find(({ type }) => type !== 'box');
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
    rightToLeft: first?.type !== 'box' && first?.rightToLeft === true,
  };
}

export function isStartSeen(
  { left, right, rightToLeft }: TextColumn,
  pixelsPerTwip: number,
  desk: { readonly width: number; readonly scrolled: number },
): boolean {
  return rightToLeft
    ? right * pixelsPerTwip <= desk.scrolled + desk.width
    : left * pixelsPerTwip >= desk.scrolled;
}

/**
 * How far pages that are wider than their desk are scrolled sideways, in pixels, so that the lines are seen from where
 * they begin.
 */
export function startOfLines(
  { left, right, rightToLeft }: TextColumn,
  pixelsPerTwip: number,
  desk: { readonly width: number; readonly side: number },
): number {
  const start = rightToLeft
    ? right * pixelsPerTwip + desk.side - desk.width
    : left * pixelsPerTwip - desk.side;
  return Math.max(0, start);
}
