import type { PlacedLine, PlacedParagraph } from '@footmark/engine/pages';

/** A place in the text of a page. */
interface PlaceInPage {
  readonly paragraph: PlacedParagraph;
  /** The index of the line among those of the paragraph on this page. */
  readonly line: number;
  /** The share of the line's width before it, between 0 and 1. */
  readonly share: number;
}

/** The line nearest to a point of the page that comes from the text, in twips from the page's top left corner. */
export function lineAt(
  paragraphs: readonly PlacedParagraph[],
  x: number,
  y: number,
): PlaceInPage | undefined {
  let nearest: PlaceInPage | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const paragraph of paragraphs) {
    if (!paragraph.source) continue;
    paragraph.lines.forEach((line, index) => {
      const [left, right] = extentOf(line);
      // Cells of a row have lines at the same height, side by side.
      const distance = Math.hypot(outside(y, line.top, line.top + line.height) * 4, outside(x, left, right));
      if (distance >= least) return;
      least = distance;
      const share = right > left ? Math.min(1, Math.max(0, (x - left) / (right - left))) : 0;
      nearest = { paragraph, line: index, share: paragraph.rightToLeft ? 1 - share : share };
    });
  }
  return nearest;
}

function extentOf({ pieces }: PlacedLine): [left: number, right: number] {
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  return Number.isFinite(left) ? [left, right] : [0, 0];
}

function outside(place: number, from: number, to: number): number {
  return Math.max(from - place, 0, place - to);
}
