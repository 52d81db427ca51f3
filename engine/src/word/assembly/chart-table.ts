import type { Block, Code, Inline, Table } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { EMU_PER_TWIP } from '../../model/units.js';
import type { FlatChart } from '../flat/flat.js';
import type { Assembly } from './assembly.js';
import type { Growing } from './growing.js';

/** A chart as a table of our notation, or a diagram as code; in a cell, the width of a line is not known. */
export function tableOf(
  { chart, place, width, height, description }: FlatChart,
  named: Pick<Table, 'anchors' | 'caption'>,
  { isFromFootmark: isOurs, lineWidth }: Assembly,
  isCell: boolean,
): Table | Code {
  const { left = 0, right = 0 } = place.look;
  const line = isCell ? undefined : (lineWidth - left - right) * EMU_PER_TWIP;
  const { caption } = named;
  return { ...chart.block({ width, height, description, line, caption, isOurs }), ...named };
}

/** Gives the chart that was added last its caption, if it has none; tells whether it did. */
export function captionChart(siblings: Growing[], caption: readonly Inline[]): boolean {
  const last = siblings.at(-1);
  if (last?.type !== 'table' && last?.type !== 'code') return false;
  const isDrawn = last.type === 'table' ? last.chart : last.drawnAs;
  if (!isDrawn || last.caption) return false;
  siblings[siblings.length - 1] = { ...last, caption };
  return true;
}

/** Adds the blocks of a table; the one that has the numbers of the chart above it becomes one with it. */
export function pushTables(blocks: readonly Block[], siblings: Growing[]): void {
  for (const block of blocks) {
    const last = siblings.at(-1);
    const merged = last && block.type === 'table' ? withItsTable(last, block) : undefined;
    if (merged) siblings[siblings.length - 1] = merged;
    else siblings.push(block);
  }
}

/** A chart and the table below it that holds its numbers as one table, which is shown as both; undefined for other tables. */
function withItsTable(above: Growing, table: Table): Table | undefined {
  if (above.type !== 'table' || !above.chart || table.caption || table.headerRows !== 1) return undefined;
  const [own = [], ...rows] = textsOf(above);
  const [headings = [], ...others] = textsOf(table);
  const isHeld =
    own.slice(1).every((heading) => headings.includes(heading)) &&
    rows.length === others.length &&
    rows.every(([category], index) => category === others[index]?.[0]);
  if (!isHeld) return undefined;
  const { caption, anchors, chart } = above;
  return {
    ...table,
    ...(caption && { caption }),
    ...(anchors && { anchors }),
    chart: { ...chart, words: [...chart.words, 'with-table'] },
  };
}

function textsOf({ rows }: Table): readonly (readonly string[])[] {
  return rows.map(({ cells }) =>
    cells.map(({ children: [only] }) => (only?.type === 'paragraph' ? plainText(only.children).trim() : '')),
  );
}
