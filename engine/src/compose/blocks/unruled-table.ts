import type { ComposedBlock, ComposedCell, ComposedTable } from '../../model/composed.js';
import type { Context } from '../context.js';

interface UnruledCell extends Pick<ComposedCell, 'shareAbove'> {
  /** Twips. */
  readonly width: number;
  readonly blocks: readonly ComposedBlock[];
}

/** Blocks beside each other, as the only row of a table without rules. */
export function unruledRow(
  cells: readonly UnruledCell[],
  context: Context,
  source: ComposedTable['source'],
): ComposedTable {
  return unruledTable([cells], context, source);
}

/** Rows of blocks beside each other, as a table without rules. Each row may be divided in different places. */
export function unruledTable(
  rows: readonly (readonly UnruledCell[])[],
  { left, rightToLeft }: Context,
  source: ComposedTable['source'],
): ComposedTable {
  const edges = [...new Set(rows.flatMap(edgesOf))].toSorted((a, b) => a - b);
  return {
    type: 'table',
    style: 'TableNormal',
    widths: edges.slice(1).map((edge, column) => edge - (edges[column] ?? 0)),
    indent: left,
    rightToLeft,
    // Word's accessibility checker asks for a header, also of a table that only places what is in it.
    hasFirstRow: true,
    source,
    rows: rows.map((cells) => ({ isHeader: false, splits: false, cells: spanning(cells, edges) })),
  };
}

/** Where the cells of a row begin and end. */
function edgesOf(cells: readonly UnruledCell[]): readonly number[] {
  let edge = 0;
  return [0, ...cells.map(({ width }) => (edge += width))];
}

function spanning(cells: readonly UnruledCell[], edges: readonly number[]): readonly ComposedCell[] {
  const own = edgesOf(cells);
  return cells.map((cell, index) => {
    const column = edges.indexOf(own[index] ?? 0);
    const columns = edges.indexOf(own[index + 1] ?? 0) - column;
    return { ...cell, column, columns, rows: 1, continued: false };
  });
}
