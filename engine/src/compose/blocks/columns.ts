import type { ComposedBlock, ComposedTable } from '../../model/composed.js';
import type { Columns, SideBySide } from '../../model/document.js';
import { CELL_MARGIN } from '../../theme/measures.js';
import type { Composer } from '../composer.js';
import { type Context, inSideColumn, lineWidth } from '../context.js';
import { unruledRow } from './unruled-row.js';

/** In what is no section, text stands in one column. */
export function columns({ children }: Columns, context: Context, composer: Composer): ComposedBlock[] {
  return composer.blocks(children, context);
}

/** Blocks that stand beside each other, as a row without rules: columns of Word end with their page. */
export function sideBySide(
  { children, line }: SideBySide,
  context: Context,
  composer: Composer,
): ComposedTable[] {
  const widths = widthsOf(children, lineWidth(context));
  const cells = children.map((own, column) => {
    const width = widths[column] ?? 0;
    const inside = inSideColumn(context, Math.max(width - 2 * CELL_MARGIN, 1));
    const blocks = composer.blocks(own.children, inside);
    const empty = { type: 'paragraph', children: [], line: own.line } as const;
    if (blocks.at(-1)?.type !== 'paragraph') blocks.push(...composer.blocks([empty], inside));
    return { width, blocks };
  });
  const source = { first: line, last: Math.max(line, ...children.map((own) => own.line)) };
  return [unruledRow(cells, context, source)];
}

/** In whole twips; columns without a width of their own share the room that the others leave. */
function widthsOf(columns: SideBySide['children'], room: number): number[] {
  const given = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const others = columns.filter(({ width }) => width === undefined).length;
  const rest = others === 0 ? 0 : Math.max((1 - given) / others, 0.1);
  const total = Math.max(given + others * rest, 1);
  return columns.map(({ width = rest }) => Math.floor((width / total) * room));
}
