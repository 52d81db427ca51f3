import type { Report } from '../../api/notice.js';
import type { LoadedChart } from '../../model/chart.js';
import type { Block, Table } from '../../model/document.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { walk } from '../../model/nodes/walk.js';
import type { Resolved } from '../../model/resolved.js';
import type { FoundChart } from './find.js';
import type { ChartHost, ChartSetting } from './setting.js';

export type LoadedCharts = ReadonlyMap<Table, LoadedChart>;

/** The charts of earlier readings, with what each of them depends on. */
export type KeptCharts = WeakMap<Table, { readonly setting: string; readonly found: Promise<FoundChart> }>;

const NO_CHARTS: LoadedCharts = new Map();
const TABLES = kindsOf('table');

/**
 * The charts that tables are shown as. A table whose marks or numbers make no chart stays a table, and is reported. Notes have no
 * charts in Word (ECMA-376 Part 1, 14.2.1): they are pictures there. With `isForPages`, pictures need no bytes for Word.
 */
export async function loadCharts(
  { blocks, footnotes: { notes } }: Resolved,
  setting: ChartSetting,
  host: ChartHost,
  report: Report,
  kept: KeptCharts = new WeakMap(),
  isForPages = false,
): Promise<LoadedCharts> {
  const inText = tablesIn([blocks]);
  const inNotes = tablesIn(notes.map(({ content }) => (content.kind === 'blocks' ? content.blocks : [])));
  if (inText.length + inNotes.length === 0) return NO_CHARTS;
  // Most documents have no charts and need not load the code for them.
  const { findChart } = await import('./find.js');
  const charts = new Map<Table, LoadedChart>();
  for (const [tables, isInNote] of [
    [inText, false],
    [inNotes, true],
  ] as const)
    for (const table of tables) {
      if (host.signal?.aborted) return charts;
      const own = isInNote ? { ...setting, form: 'picture' as const } : setting;
      const key = JSON.stringify([own, isInNote, isForPages, host.rasterize === undefined]);
      const before = kept.get(table);
      const found =
        before?.setting === key ? before.found : findChart(table, own, isInNote, host, isForPages);
      kept.set(table, { setting: key, found });
      const { chart, notices } = await found;
      if (chart) charts.set(table, chart);
      // A table that has not changed may have moved.
      for (const each of notices) report({ ...each, line: table.line });
    }
  return charts;
}

function tablesIn(all: readonly (readonly Block[])[]): readonly Table[] {
  const found: Table[] = [];
  for (const blocks of all)
    walk(
      blocks,
      { block: (block) => void (block.type === 'table' && block.chart && found.push(block)) },
      TABLES,
    );
  return found;
}
