import type { ChartMarks } from '../../model/chart.js';
import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';
import { decimalSignOf } from '../number-format.js';
import { valOf } from './cache.js';
import { Columns } from './columns.js';
import { marksOf } from './marks.js';
import { categoryAxis, type Group, groupsIn, titleOf } from './plot.js';

/** A chart of a Word file as a table: the cells as texts, the headings first. */
export interface ReadChart {
  readonly rows: readonly (readonly string[])[];
  /** What is said of the chart; undefined for a kind that our notation does not have, of which only the numbers remain. */
  readonly marks?: ChartMarks;
  readonly title?: string;
  /** Texts in it that are in neither the cells nor the marks. */
  readonly unsaid: readonly string[];
}

/**
 * Reads the caches of a chart, which all programs keep; undefined for a chart without numbers.
 *
 * @param heading that of the categories, which only the workbook has; where it is not known, the title of their axis takes its place
 */
export function readChart(root: XmlElement, heading: string | undefined): ReadChart | undefined {
  const chart = childOf(root, 'c:chart');
  const plot = childOf(chart, 'c:plotArea');
  const groups = groupsIn(plot);
  const [first] = groups;
  const main = groups.find(({ kind }) => kind !== 'line') ?? first;
  if (!chart || !plot || !main) return undefined;
  const isSaid = canBeSaid(groups, main);
  const kind = isSaid
    ? main.kind
    : ((['bubble', 'scatter'] as const).find((each) => groups.some((group) => group.kind === each)) ??
      'line');
  const sign = decimalSignOf(valOf(childOf(root, 'c:lang')) ?? 'en');
  const shown = heading ?? titleOf(categoryAxis(plot, groups));
  const columns = new Columns(groups, kind, root, sign, shown, plot);
  const rows = columns.rows();
  if (!rows) return undefined;
  const marks = isSaid ? marksOf({ chart, plot, groups, main, names: columns.names }) : undefined;
  const title = titleOf(chart);
  const said = new Set([...rows.flat(), ...(marks?.values.map(([, value]) => value) ?? []), title]);
  return {
    rows,
    ...(marks && { marks }),
    ...(title !== undefined && { title }),
    unsaid: [...new Set(textsIn(chart))].filter((text) => !said.has(text)),
  };
}

/** Of several groups, only lines across columns can be said; and a pie has one series. */
function canBeSaid(groups: readonly Group[], main: Group): boolean {
  const isPieOfSeveral = main.kind === 'pie' && main.series.length > 1;
  return (
    !isPieOfSeveral &&
    groups.every(
      ({ kind, isKnown }) => isKnown && (kind === main.kind || (kind === 'line' && main.kind === 'column')),
    )
  );
}

/** The texts that somebody has written in a chart or in shapes on it; fields are no such texts. */
export function textsIn(element: XmlElement): readonly string[] {
  const texts: string[] = [];
  const visit = (node: XmlElement): void => {
    if (node.name === 'c:rich' || node.name === 'cdr:txBody' || node.name === 'c:name')
      texts.push(writtenIn(node).replace(/\s+/g, ' ').trim());
    else for (const child of elementsOf(node)) visit(child);
  };
  visit(element);
  return texts.filter((text) => text !== '');
}

function writtenIn(element: XmlElement): string {
  if (element.name === 'a:t' || element.name === 'c:name') return textOf(element);
  const parts = elementsOf(element)
    .filter(({ name }) => name !== 'a:fld')
    .map(writtenIn);
  return parts.join(parts.length > 1 && elementsOf(element).some(({ name }) => name === 'a:p') ? ' ' : '');
}
