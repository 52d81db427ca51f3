import type { ChartMarks } from '../../model/chart.js';
import { childOf, type XmlElement } from '../../xml/element.js';
import { decimalSignOf } from '../number-format.js';
import { valOf } from './cache.js';
import { Columns } from './columns.js';
import { marksOf } from './marks.js';
import { categoryAxis, groupsIn, titleOf } from './plot.js';

/** A chart of a Word file as a table with marks: the cells as texts, the headings first. */
export interface ReadChart {
  readonly rows: readonly (readonly string[])[];
  readonly marks: ChartMarks;
}

/**
 * Reads the caches of a chart, which all programs keep; undefined for what our notation cannot say.
 *
 * @param heading that of the categories, which only the workbook has; where it is not known, the title of their axis takes its place
 */
export function readChart(root: XmlElement, heading: string | undefined): ReadChart | undefined {
  const chart = childOf(root, 'c:chart');
  const plot = childOf(chart, 'c:plotArea');
  const groups = groupsIn(plot);
  const [first] = groups ?? [];
  const main = groups?.find(({ kind }) => kind !== 'line') ?? first;
  if (!chart || !plot || !groups || !main) return undefined;
  // Of several groups, only lines across columns can be said.
  const isKnown = groups.every(
    ({ kind }) => kind === main.kind || (kind === 'line' && main.kind === 'column'),
  );
  if (!isKnown || (main.kind === 'pie' && main.series.length > 1)) return undefined;
  const sign = decimalSignOf(valOf(childOf(root, 'c:lang')) ?? 'en');
  const shown = heading ?? titleOf(categoryAxis(plot, groups));
  const columns = new Columns(groups, main.kind, root, sign, shown, plot);
  const rows = columns.rows();
  if (!rows) return undefined;
  return { rows, marks: marksOf({ chart, plot, groups, main, names: columns.names }) };
}
