import type { ComposedBlock } from '../../model/composed.js';
import type { Columns, SideBySide, SideColumn } from '../../model/document.js';
import { largest, pushAll } from '../../text/long-arrays.js';
import { cellMargins } from '../../theme/table-cells.js';
import { captionParagraph, captionsAbove, uncountedCaption } from '../caption.js';
import type { Composer } from '../composer.js';
import { type Context, inSideColumn, lineWidth } from '../context.js';
import { keptCell } from './kept-together.js';
import { unruledTable } from './unruled-table.js';

/** Only a section can have columns: inside other blocks, the text has one. */
export function columns({ children }: Columns, context: Context, composer: Composer): ComposedBlock[] {
  return composer.blocks(children, context);
}

/**
 * Blocks side by side, as a table without rules, since columns in Word end with their page. The parts of a figure
 * stay on one page with its caption.
 */
export function sideBySide(node: SideBySide, context: Context, composer: Composer): ComposedBlock[] {
  const { children, line } = node;
  const caption = context.environment.resolved.captions.get(node);
  const source = {
    first: line,
    last: largest(
      children.map((own) => own.line),
      line,
    ),
  };
  const rows = rowsOf(node).map((row) => cellsOf(row, node, context, composer));
  const written = node.caption ?? [];
  if (!caption && written.length === 0) return [unruledTable(rows, context, source)];
  const names = context.environment.resolved.targets.get(node) ?? [];
  const isTable = caption?.kind === 'table';
  const style = isTable ? 'TableCaption' : 'Caption';
  const text = caption
    ? captionParagraph(caption, style, names, context, composer, source)
    : uncountedCaption(written, style, names, context, composer, source);
  const isAbove = isTable || captionsAbove(context);
  const kept = rows.map((cells, row) => (isAbove && row === rows.length - 1 ? cells : cells.map(keptCell)));
  const table = unruledTable(kept, context, source);
  return isAbove ? [text, table] : [table, text];
}

function rowsOf({ children, rows = [children.length] }: SideBySide): readonly (readonly SideColumn[])[] {
  let first = 0;
  return rows.map((count) => {
    first += count;
    return children.slice(first - count, first);
  });
}

interface Cell {
  readonly width: number;
  readonly blocks: readonly ComposedBlock[];
}

/** Several rows are all as wide as the line; a narrower block is centred in its share. */
function cellsOf(
  row: readonly SideColumn[],
  { rows, caption }: SideBySide,
  context: Context,
  composer: Composer,
): readonly Cell[] {
  const room = lineWidth(context);
  const shares = sharesOf(row);
  const widths = shares.map((share) => Math.floor(share * room));
  const { left, right } = cellMargins(context.environment.theme, 'TableNormal');
  const outer = rows || caption ? filling(shares, room) : widths;
  return row.map((own, column) => {
    const inside = inSideColumn(context, Math.max((widths[column] ?? 0) - left - right, 1));
    const blocks = composer.blocks(own.children, inside);
    const empty = { type: 'paragraph', children: [], line: own.line } as const;
    if (blocks.at(-1)?.type !== 'paragraph') pushAll(blocks, composer.blocks([empty], inside));
    return { width: outer[column] ?? 0, blocks };
  });
}

/** Widths in these proportions that fill the line, in whole twips. */
function filling(shares: readonly number[], room: number): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  let [before, end] = [0, 0];
  return shares.map((share) => {
    before += share;
    const start = end;
    end = Math.round((before / sum) * room);
    return end - start;
  });
}

/** As parts of the line; columns without a width of their own share the room that the others leave. */
function sharesOf(columns: SideBySide['children']): readonly number[] {
  const given = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const others = columns.filter(({ width }) => width === undefined).length;
  const rest = others === 0 ? 0 : Math.max((1 - given) / others, 0.1);
  const total = Math.max(given + others * rest, 1);
  return columns.map(({ width = rest }) => width / total);
}
