import type { CellLook } from '../../model/block-look.js';
import type {
  ComposedBlock,
  ComposedCell,
  ComposedParagraph,
  ComposedRow,
  ComposedTable,
  EndRevision,
} from '../../model/composed.js';
import type { Table } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { gridOf, isBuildable, type PlacedCell, type TableGrid } from '../../model/nodes/table-grid.js';
import { blocksRunRightToLeft, isGivenRightToLeft } from '../../model/nodes/text-direction.js';
import { TOGGLES, type Toggle } from '../../model/toggles.js';
import { TWIPS_PER_POINT } from '../../model/units.js';
import { pushAll } from '../../text/long-arrays.js';
import { formatOf, formatsOf } from '../../theme/formats.js';
import type { Theme } from '../../theme/index.js';
import {
  cellMargins,
  cellTextColor,
  type HeaderPlace,
  isToggledByTable,
  tableStyleOf,
} from '../../theme/table-cells.js';
import { captionParagraph, uncountedCaption } from '../caption.js';
import type { Composer } from '../composer.js';
import { type Context, inCell, lineWidth, withMark } from '../context.js';
import { onBackground } from '../framed.js';
import { numericColumns } from '../numeric-columns.js';
import { paragraph } from '../paragraph.js';
import { runProperties } from '../runs.js';
import { contextOfTable, gapsOf, widthsOf } from '../table-widths.js';
import { chart } from './chart.js';
import { keptWithNext, withFirstFree } from './kept-together.js';

const NOT_CREATED = {
  type: 'text',
  text: '[Table creation failed - see console for details]',
  properties: { ...runProperties(0), color: 'FF0000' },
} as const;

const STYLE = 'MarkdownTable';

/** The chart that it is shown as, or columns that fill the line, in absolute units, because other programs than Word understand no others. */
export function table(node: Table, context: Context, composer: Composer): ComposedBlock[] {
  const shown = context.environment.charts.get(node);
  if (shown) {
    const drawn = chart(node, shown, context, composer);
    return shown.keepsTable ? [...drawn, ...ruled(node, [], context, composer)] : drawn;
  }
  const wide = isBuildable(gridOf(node)) ? contextOfTable(node, context, composer) : context;
  return ruled(node, caption(node, wide, composer), wide, composer);
}

/** The table itself, below its caption. */
function ruled(
  node: Table,
  above: readonly ComposedParagraph[],
  context: Context,
  composer: Composer,
): ComposedBlock[] {
  const grid = gridOf(node);
  if (!isBuildable(grid))
    return [...above, paragraph([NOT_CREATED], context), ...cellByCell(node, context, composer)];
  const made = composeGrid(node, grid, widthsOf(node, context, composer), context, composer);
  return [...above, above.length > 0 ? belowCaption(made, context) : made];
}

/** A table that is narrower than the lines stands below the middle of a caption that is centred. */
function belowCaption(table: ComposedTable, context: Context): ComposedTable {
  const { alignment } = formatOf(formatsOf(context.environment.theme), 'TableCaption');
  const room = lineWidth(context) - table.widths.reduce((sum, width) => sum + width, 0);
  if (alignment !== 'center' || room <= 0 || room === Number.POSITIVE_INFINITY) return table;
  return { ...table, indent: table.indent + Math.floor(room / 2) };
}

function composeGrid(
  node: Table,
  grid: TableGrid,
  widths: readonly number[],
  context: Context,
  composer: Composer,
): ComposedTable {
  const cells = node.rows.flatMap((row) => row.cells.flatMap(({ children }) => children));
  const rightToLeft = isGivenRightToLeft(context) ?? blocksRunRightToLeft(cells, context.rightToLeft);
  const directed = { ...context, rightToLeft };
  const numeric = context.environment.theme.alignsNumbers ? numericColumns(node) : NONE;
  const alignments = widths.map(
    (_, column) => node.align[column] ?? (numeric.has(column) ? 'right' : undefined),
  );
  const gaps = rightToLeft ? [] : gapsOf(node, widths, alignments, context, composer);
  const isWhole = grid.rows.length <= MAX_WHOLE_ROWS;
  return {
    type: 'table',
    style: STYLE,
    widths,
    indent: context.left,
    rightToLeft,
    hasFirstRow: node.headerRows > 0,
    ...(hasRowHeaders(node) ? { hasFirstColumn: true } : {}),
    ...titleOf(node, context),
    source: { first: node.line, last: Math.max(node.line, node.rows.at(-1)?.line ?? 0) },
    rows: grid.rows.map((cells, row) =>
      revisedRow({
        isHeader: row < node.headerRows,
        splits: false,
        cells: cells.map((placed) => {
          // No page ends with header rows, and none parts a short table. The last row would keep with what follows.
          const keepsNext = (isWhole || row < node.headerRows) && row < grid.rows.length - 1;
          return composeCell(placed, row, node, { widths, numeric, gaps, keepsNext }, directed, composer);
        }),
      }),
    ),
  };
}

/** What the caption of a table says, for its properties: without the number, which Word could not count there. */
function titleOf(node: Table, { environment }: Context): Pick<ComposedTable, 'caption'> {
  const text = environment.resolved.captions.get(node)?.text ?? node.caption ?? [];
  const caption = plainText(text).replace(/\s+/g, ' ').trim();
  return caption === '' ? {} : { caption };
}

/** What is known of tables, which each of their rows asks for. */
const rowHeadersOf = new WeakMap<Table, boolean>();

/** Whether each row below the header begins with a header of its own. */
function hasRowHeaders(node: Table): boolean {
  const known = rowHeadersOf.get(node);
  if (known !== undefined) return known;
  const body = node.rows.slice(node.headerRows);
  const found = body.length > 0 && body.every(({ cells }) => cells[0]?.header === true);
  rowHeadersOf.set(node, found);
  return found;
}

/** A row all of whose text is added or deleted counts as added or deleted itself. */
function revisedRow(row: ComposedRow): ComposedRow {
  let found: EndRevision | undefined;
  for (const { blocks } of row.cells)
    for (const block of blocks) {
      if (block.type !== 'paragraph') return row;
      if (block.content.length === 0) continue;
      const { endRevision } = block;
      if (endRevision === undefined || (found && found.kind !== endRevision.kind)) return row;
      found = endRevision;
    }
  return found ? { ...row, revision: found } : row;
}

/** A table of no more rows stays on one page. */
const MAX_WHOLE_ROWS = 8;
const NONE: ReadonlySet<number> = new Set();

/** What the columns of a table are like, and whether a row stays on the page of the next one. */
interface Columns {
  readonly widths: readonly number[];
  readonly numeric: ReadonlySet<number>;
  /** Their indents on the right. */
  readonly gaps: readonly number[];
  readonly keepsNext: boolean;
}

/** A cell of the row `row`, or the continuation of one that began in a row above. */
function composeCell(
  { cell, column, columns, rows, continued }: PlacedCell,
  row: number,
  node: Table,
  { widths, numeric, gaps, keepsNext }: Columns,
  context: Context,
  composer: Composer,
): ComposedCell {
  let width = 0;
  for (let each = column; each < column + columns; each++) width += widths[each] ?? 0;
  const inHeader = row < node.headerRows;
  const style = inHeader || cell?.header ? 'TableHeading' : 'TableText';
  const own = cell?.align ?? node.align[column];
  const align = own ?? (numeric.has(column) && columns === 1 ? 'right' : undefined);
  const { theme } = context.environment;
  const place = {
    isFirstRow: inHeader && row === 0,
    isFirstColumn: column === 0 && !inHeader && hasRowHeaders(node),
  };
  const directly = cancelledMarks(theme, style, place).reduce(withMark, context);
  const { left, right } = cellMargins(theme, STYLE);
  const inner = inCell(directly, Math.max(width - left - right, 1), align, style);
  const gap = columns === 1 && align === 'right' ? (gaps[column] ?? 0) : 0;
  const inside = gap === 0 ? inner : { ...inner, right: inner.right + gap };
  const { background, edges, ...look } = cell?.look ?? {};
  const text = cell && !continued ? composer.blocks(cell.children, inside) : [];
  const headers = {
    hasFirstRow: place.isFirstRow,
    ...(place.isFirstColumn && { hasFirstColumn: true as const }),
  };
  // The table style covers only the first header row, so further ones are formatted directly.
  const headerGround = inHeader ? tableStyleOf(theme, STYLE).firstRow.shading : undefined;
  const ground = background ?? headerGround;
  const usual = cellTextColor({ style: STYLE, ...headers }, row, column, theme);
  const blocks = ground === undefined ? text : onBackground(text, ground, theme, usual);
  // Its line is that of the table, and moves with it when lines are added above.
  const empty = { type: 'paragraph', children: [], line: node.line } as const;
  if (blocks.at(-1)?.type !== 'paragraph') pushAll(blocks, composer.blocks([empty], inside));
  return {
    column,
    columns,
    rows,
    continued,
    width,
    shading: background ?? (row > 0 ? headerGround : undefined),
    ...(background === undefined && row > 0 && headerGround !== undefined && { hasHeaderGround: true }),
    ...(edges && { edges: edgesOf(edges) }),
    ...look,
    blocks: keepsNext ? keptWithNext(blocks) : withFirstFree(blocks),
  };
}

/** The lines at the sides of a cell, in twips. */
function edgesOf(edges: NonNullable<CellLook['edges']>): NonNullable<ComposedCell['edges']> {
  return Object.fromEntries(
    Object.entries(edges).map(([side, line]) => [
      side,
      line === 'none'
        ? line
        : { color: line.color, thickness: Math.max(Math.round(line.width * TWIPS_PER_POINT), 5) },
    ]),
  );
}

/** The mark that gives text a toggle property whatever its styles say. */
const MARK_OF = {
  bold: 'strong',
  italic: 'emphasis',
  caps: 'caps',
  smallCaps: 'smallCaps',
  strike: 'delete',
} as const satisfies Record<Toggle, string>;

/**
 * The marks that restore toggle properties. Where the style of the text and the table style of a Word template are both
 * bold, for example, they cancel each other out (ECMA-376 Part 1, 17.7.3); what the text itself says always holds.
 */
function cancelledMarks(
  theme: Theme,
  style: 'TableHeading' | 'TableText',
  place: HeaderPlace,
): readonly (typeof MARK_OF)[Toggle][] {
  const { paragraphs, boldTableHeadings } = theme;
  const table = tableStyleOf(theme, STYLE);
  // Of our own two styles, only that of headings may be bold.
  const isOwnBold = boldTableHeadings && style === 'TableHeading';
  const isOfStyle = (toggle: Toggle): boolean =>
    paragraphs.get(style)?.[toggle] ?? (toggle === 'bold' && isOwnBold);
  return TOGGLES.filter((toggle) => isToggledByTable(toggle, table, place) && isOfStyle(toggle)).map(
    (toggle) => MARK_OF[toggle],
  );
}

function caption(node: Table, context: Context, composer: Composer): ComposedParagraph[] {
  const { caption, line } = node;
  const { captions, targets } = context.environment.resolved;
  const names = targets.get(node) ?? [];
  const source = { first: line, last: line };
  const numbered = captions.get(node);
  if (numbered) return [captionParagraph(numbered, 'TableCaption', names, context, composer, source)];
  return caption ? [uncountedCaption(caption, 'TableCaption', names, context, composer, source)] : [];
}

/** The text of a table that Word cannot hold, so that nothing is lost. */
function cellByCell({ rows }: Table, context: Context, composer: Composer): ComposedBlock[] {
  return rows.flatMap(({ cells }) => cells.flatMap(({ children }) => composer.blocks(children, context)));
}
