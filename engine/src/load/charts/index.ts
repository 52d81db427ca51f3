/*
 * The charts of a document. In: the resolved document, what its code says of charts, and the host that draws. Out: for each table and
 * each code block that is shown as a chart, the chart with its drawing.
 *
 * Read in this order: `noted.ts` and `fences.ts`, code in the notations of other programs; `find.ts`, tables with marks, and what is
 * drawn of all; `setting.ts`, what the charts of a text have in common.
 */
import type { Report } from '../../api/notice.js';
import type { LoadedChart } from '../../model/chart.js';
import type { Block } from '../../model/document.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { walk } from '../../model/nodes/walk.js';
import type { Resolved } from '../../model/resolved.js';
import type { Charted, KeptCharts } from './find.js';
import type { NotedCharts } from './noted.js';
import type { ChartHost, ChartSetting } from './setting.js';

export type { KeptCharts } from './find.js';

export type LoadedCharts = ReadonlyMap<Charted, LoadedChart>;

const NO_CHARTS: LoadedCharts = new Map();
const TABLES = kindsOf('table');
const TABLES_AND_CODE = kindsOf('table', 'code');

/**
 * The charts that tables and code are shown as. A table whose marks or numbers make no chart stays a table, and is reported; so is code.
 * Notes have no charts in Word (ECMA-376 Part 1, 14.2.1): they are pictures there. With `isForPages`, pictures need no bytes for Word.
 */
export async function loadCharts(
  { blocks, footnotes: { notes } }: Resolved,
  noted: NotedCharts,
  setting: ChartSetting,
  host: ChartHost,
  report: Report,
  kept: KeptCharts = new WeakMap(),
  isForPages = false,
): Promise<LoadedCharts> {
  const inText = chartedIn([blocks], noted);
  const inNotes = chartedIn(
    notes.map(({ content }) => (content.kind === 'blocks' ? content.blocks : [])),
    noted,
  );
  if (inText.length + inNotes.length === 0) return NO_CHARTS;
  // Most documents have no charts and need not load the code for them.
  const { findCharts } = await import('./find.js');
  return findCharts({ inText, inNotes, noted }, setting, host, report, kept, isForPages);
}

function chartedIn(all: readonly (readonly Block[])[], noted: NotedCharts): readonly Charted[] {
  const found: Charted[] = [];
  const block = (each: Block): void => {
    if (each.type === 'table' && each.chart) found.push(each);
    if (each.type === 'code' && noted.has(each)) found.push(each);
  };
  for (const blocks of all) walk(blocks, { block }, noted.size > 0 ? TABLES_AND_CODE : TABLES);
  return found;
}
