import { largest } from '../text/long-arrays.js';
import type { Part, SetCell } from './boxes.js';

/** The content of a row or of a slice of one, and its height. */
export interface RowPiece {
  readonly cells: readonly SetCell[];
  readonly height: number;
}

/**
 * Splits a row that is higher than a page: Word does so even if rows must not break across pages. Each slice has as many
 * lines of each cell as fit.
 */
export function slicesOf(cells: readonly SetCell[], room: number): readonly RowPiece[] {
  const sliced = cells.map(({ parts }) => slicesOfCell(parts, room));
  const count = largest(
    sliced.map((slices) => slices.length),
    1,
  );
  return Array.from({ length: count }, (_, index) => {
    const own = cells.map((cell, place): SetCell => {
      const parts = sliced[place]?.[index] ?? [];
      return { ...cell, parts, height: bottomOf(parts) };
    });
    return {
      cells: own,
      height: largest(
        own.map(({ height }) => height),
        0,
      ),
    };
  });
}

function slicesOfCell(parts: readonly Part[], room: number): readonly (readonly Part[])[] {
  const slices: Part[][] = [[]];
  /** How much of the cell earlier slices have. */
  let passed = 0;
  for (const { box, from, to, top } of parts) {
    let lineTop = top;
    let part: Part | undefined;
    for (let index = from; index < to; index++) {
      const { height = 0, ownHeight = 0 } = box.lines[index] ?? {};
      const slice = slices.at(-1) ?? [];
      const isFull = lineTop - passed + ownHeight + box.format.below > room;
      if (isFull && (slice.length > 0 || part)) {
        if (part) slice.push(part);
        slices.push([]);
        passed = lineTop - box.format.above;
        part = undefined;
      }
      part = part ? { ...part, to: index + 1 } : { box, from: index, to: index + 1, top: lineTop - passed };
      lineTop += height;
    }
    if (part) slices.at(-1)?.push(part);
  }
  return slices;
}

function bottomOf(parts: readonly Part[]): number {
  const last = parts.at(-1);
  if (!last) return 0;
  const { box, from, to, top } = last;
  const lines = box.lines.slice(from, to).reduce((sum, { height }) => sum + height, 0);
  return top + lines + box.format.below + (to === box.lines.length ? box.format.after : 0);
}
