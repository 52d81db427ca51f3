import type { ComposedBlock, ComposedTable } from '../../model/composed.js';
import type { Context } from '../context.js';

interface UnruledCell {
  /** Twips. */
  readonly width: number;
  /** In lines, if there is any. */
  readonly roomAbove?: number;
  readonly blocks: readonly ComposedBlock[];
}

/** Blocks beside each other, as the only row of a table without rules. */
export function unruledRow(
  cells: readonly UnruledCell[],
  { left, rightToLeft }: Context,
  source: ComposedTable['source'],
): ComposedTable {
  const composed = cells.map((cell, column) => ({ ...cell, column, columns: 1, rows: 1, continued: false }));
  return {
    type: 'table',
    style: 'TableNormal',
    widths: cells.map(({ width }) => width),
    indent: left,
    rightToLeft,
    hasFirstRow: false,
    hasGrid: false,
    source,
    rows: [{ isHeader: false, splits: false, cells: composed }],
  };
}
