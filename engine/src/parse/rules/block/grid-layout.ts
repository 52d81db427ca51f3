/*
 * The cells of a grid drawn with hyphens, pipes and plus signs, wherever its lines are (docutils' grid tables, as in pandoc 3).
 */

/** A cell in a drawing: the rows of characters and the columns of characters where its borders are. */
interface Drawn {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A cell in a grid. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** The lines in it, without white space at their ends. */
  readonly lines: readonly string[];
  /** The first line of the drawing that belongs to it. */
  readonly line: number;
}

export interface GridLayout {
  readonly cells: readonly GridCell[];
  readonly rowCount: number;
  /** Where in a line its columns begin, and where the last one ends. */
  readonly edges: readonly number[];
  /** Where its rows begin, and where the last one ends. */
  readonly rowEdges: readonly number[];
}

/** The cells of a drawing, whose lines have the same length; `undefined` if they do not fill it. */
export function gridLayout(lines: readonly string[]): GridLayout | undefined {
  const drawn = drawnCells(lines);
  if (!drawn) return undefined;
  const edges = ascending(drawn.flatMap(({ left, right }) => [left, right]));
  const rowEdges = ascending(drawn.flatMap(({ top, bottom }) => [top, bottom]));
  const cells = drawn
    .map(({ top, left, bottom, right }) => {
      const [row, column] = [rowEdges.indexOf(top), edges.indexOf(left)];
      return {
        row,
        column,
        rowSpan: rowEdges.indexOf(bottom) - row,
        columnSpan: edges.indexOf(right) - column,
        lines: lines.slice(top + 1, bottom).map((line) => line.slice(left + 1, right).trimEnd()),
        line: top + 1,
      };
    })
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
  return { cells, rowCount: rowEdges.length - 1, edges, rowEdges };
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Each cell from its upper left corner on, so that all of them together cover the drawing once. */
function drawnCells(lines: readonly string[]): readonly Drawn[] | undefined {
  const [height, width] = [lines.length - 1, (lines[0]?.length ?? 0) - 1];
  if (height < 1 || width < 1) return undefined;
  /** How far down each column of characters is covered. */
  const covered = new Array<number>(width).fill(0);
  const corners = new Map<string, readonly [top: number, left: number]>([['0 0', [0, 0]]]);
  const found: Drawn[] = [];
  while (corners.size > 0) {
    const next = [...corners.values()].reduce((a, b) =>
      b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a,
    );
    const [top, left] = next;
    corners.delete(`${top} ${left}`);
    if (top >= height || left >= width || (covered[left] ?? 0) > top) continue;
    const cell = cellAt(lines, top, left);
    if (!cell) return undefined;
    for (let column = left; column < cell.right; column++) {
      if (covered[column] !== top) return undefined;
      covered[column] = cell.bottom;
    }
    found.push(cell);
    for (const corner of [
      [top, cell.right],
      [cell.bottom, left],
    ] as const)
      corners.set(corner.join(' '), corner);
  }
  return covered.every((end) => end === height) ? found : undefined;
}

/** The smallest cell with this corner, all of whose borders are drawn. */
function cellAt(lines: readonly string[], top: number, left: number): Drawn | undefined {
  const at = (row: number, column: number): string => lines[row]?.[column] ?? '';
  if (at(top, left) !== '+') return undefined;
  for (let right = left + 1; /[-+]/.test(at(top, right)); right++) {
    if (at(top, right) !== '+') continue;
    for (let bottom = top + 1; /[|+]/.test(at(bottom, right)); bottom++)
      if (at(bottom, right) === '+' && isClosed({ top, left, bottom, right }, at))
        return { top, left, bottom, right };
  }
  return undefined;
}

function isClosed({ top, left, bottom, right }: Drawn, at: (row: number, column: number) => string): boolean {
  for (let column = right - 1; column > left; column--) if (!/[-+]/.test(at(bottom, column))) return false;
  if (at(bottom, left) !== '+') return false;
  for (let row = bottom - 1; row > top; row--) if (!/[|+]/.test(at(row, left))) return false;
  return true;
}
