import { edgesOf } from '../metrics/edges.js';
import { spansOf } from '../metrics/spans.js';
import { NO_WIDTH, type Width, widened, widest, widthOf } from '../metrics/widths.js';
import type { ComposedBlock, ComposedParagraph, ComposedTable } from '../model/composed.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import type { Theme } from '../theme/index.js';
import { cellMargins } from '../theme/table-cells.js';
import { type ColumnNeed, TOLERANCE } from './column-widths.js';

/** In twips. */
const MIN_COLUMN_WIDTH = 480;

/** The widths that a table's columns need for their content. */
export function needsOf(table: ComposedTable, theme: Theme): ColumnNeed[] {
  const { left, right } = cellMargins(theme, table.style);
  const margins = left + right;
  const needs: Width[] = table.widths.map(() => ({ min: MIN_COLUMN_WIDTH, max: MIN_COLUMN_WIDTH }));
  const over: { readonly column: number; readonly columns: number; readonly width: Width }[] = [];
  for (const row of table.rows) {
    for (const { column, columns, blocks } of row.cells) {
      const { min, max } = widened(blocksWidth(blocks, theme), margins);
      const width = { min: Math.ceil(min * TOLERANCE), max: Math.ceil(max * TOLERANCE) };
      const need = columns === 1 ? needs[column] : undefined;
      if (need) needs[column] = widest([need, width]);
      else over.push({ column, columns, width });
    }
  }
  for (const { column, columns, width } of over) spread(needs, column, columns, width);
  return needs;
}

/** If a cell that spans columns needs more width than they do, they share the difference. */
function spread(needs: Width[], column: number, columns: number, width: Width): void {
  const under = needs.slice(column, column + columns);
  const total = (side: keyof Width): number => under.reduce((sum, need) => sum + need[side], 0);
  const min = Math.max(0, width.min - total('min')) / columns;
  const max = Math.max(0, width.max - total('max')) / columns;
  for (const [index, need] of under.entries()) {
    const widenedNeed = { min: need.min + min, max: Math.max(need.max + max, need.min + min) };
    needs[column + index] = widenedNeed;
  }
}

function blocksWidth(blocks: readonly ComposedBlock[], theme: Theme): Width {
  return widest(blocks.map((block) => blockWidth(block, theme)));
}

function blockWidth(block: ComposedBlock, theme: Theme): Width {
  switch (block.type) {
    case 'paragraph':
      return paragraphWidth(block, theme);
    case 'table':
      return needsOf(block, theme).reduce(
        (sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }),
        { min: block.indent, max: block.indent },
      );
    case 'contents':
      return NO_WIDTH;
  }
}

function paragraphWidth(paragraph: ComposedParagraph, theme: Theme): Width {
  const formats = formatsOf(theme);
  const format = formatOf(formats, paragraph.style);
  const { left, right } = edgesOf(paragraph, format, theme);
  const spans = spansOf(paragraph.content, format, formats);
  return widened(widthOf(spans), left + right);
}
