import { type ColumnNeed, TOLERANCE } from '../column-widths.js';
import type { Block, Inline, Table } from '../document.js';
import { gridOf } from '../table-grid.js';
import { styledWidth, type Typesetting } from './boxes.js';
import { CALLOUT_MARGINS } from './callouts.js';
import { type Column, columnOf, inDefinition, inDetails, inList, inQuote } from './column.js';
import { CELL_MARGINS } from './tables.js';
import { NO_WIDTH, type Width, widened, widest } from './widths.js';

/** A column of less, in twips, is hardly one. */
const NARROWEST = 480;

/** What a table's columns want, by what is in their cells. */
export function needsOf(table: Table, setting: Typesetting): ColumnNeed[] {
  const { columns, rows } = gridOf(table);
  const needs = Array.from({ length: columns }, () => ({ least: NARROWEST, most: NARROWEST }));
  const over: { readonly column: number; readonly columns: number; readonly width: Width }[] = [];
  for (const [index, row] of rows.entries()) {
    for (const { cell, column, columns: covered, continued } of row) {
      if (!cell || continued) continue;
      const bold = index < table.headerRows || cell.header === true;
      const inside = { ...columnOf(Number.POSITIVE_INFINITY, 'TableText'), bold };
      const { least, most } = widened(blocksWidth(cell.children, inside, setting), CELL_MARGINS);
      const width = { least: Math.ceil(least * TOLERANCE), most: Math.ceil(most * TOLERANCE) };
      const need = covered === 1 ? needs[column] : undefined;
      if (need) needs[column] = widest([need, width]);
      else over.push({ column, columns: covered, width });
    }
  }
  for (const { column, columns: covered, width } of over) spread(needs, column, covered, width);
  return needs;
}

/** What a cell over several columns wants more than they do is shared by them. */
function spread(needs: Width[], column: number, columns: number, width: Width): void {
  const under = needs.slice(column, column + columns);
  const total = (side: keyof Width): number => under.reduce((sum, need) => sum + need[side], 0);
  const least = Math.max(0, width.least - total('least')) / columns;
  const most = Math.max(0, width.most - total('most')) / columns;
  for (const [index, need] of under.entries()) {
    const widenedNeed = { least: need.least + least, most: Math.max(need.most + most, need.least + least) };
    needs[column + index] = widenedNeed;
  }
}

function blocksWidth(blocks: readonly Block[], column: Column, setting: Typesetting): Width {
  return widest(blocks.map((block) => blockWidth(block, column, setting)));
}

function blockWidth(block: Block, column: Column, setting: Typesetting): Width {
  const { theme } = setting;
  const text = (inlines: readonly Inline[], style = column.style): Width =>
    styledWidth(style, inlines, column, setting);
  switch (block.type) {
    case 'paragraph':
      return text(block.children);
    case 'heading':
      return text(block.children, `Heading${block.depth}`);
    case 'code':
      return text([{ type: 'text', value: block.value }], 'CodeBlock');
    case 'math':
      return text([{ type: 'text', value: block.value }]);
    case 'blockquote':
      return blocksWidth(block.children, inQuote(column, theme), setting);
    case 'list': {
      const inside = inList(column, theme, block.spread);
      return widest(block.children.map(({ children }) => blocksWidth(children, inside, setting)));
    }
    case 'details': {
      const below = blocksWidth(block.children, inDetails(column, theme), setting);
      return widest([text(block.summary), below]);
    }
    case 'definitionList': {
      const inside = inDefinition(column, theme, block.spread);
      return widest(
        block.children.flatMap(({ terms, definitions }) => [
          ...terms.map(({ children }) => text(children)),
          ...definitions.map(({ children }) => blocksWidth(children, inside, setting)),
        ]),
      );
    }
    case 'callout': {
      const inside = blocksWidth(block.children, { ...column, left: 0, right: 0 }, setting);
      return widened(widest([text(block.title), inside]), CALLOUT_MARGINS + column.left + column.right);
    }
    case 'table':
      return needsOf(block, setting).reduce(
        (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
        { least: column.left + column.right, most: column.left + column.right },
      );
    default:
      return NO_WIDTH;
  }
}
