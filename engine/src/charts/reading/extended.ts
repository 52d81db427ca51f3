import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';
import { all, GENERAL } from './cache.js';
import { numberText } from './columns.js';
import type { ReadChart } from './read-chart.js';

/** With more rows, as a histogram has them, a table would say less than the picture of the chart. */
const MAX_ROWS = 200;

/** What a kind of series is called ([MS-ODRAWXML], 2.24.3: ST_SeriesLayout). */
const NAMES: Readonly<Record<string, string>> = {
  boxWhisker: 'box and whisker',
  clusteredColumn: 'histogram',
  funnel: 'funnel',
  paretoLine: 'Pareto',
  regionMap: 'map',
  sunburst: 'sunburst',
  treemap: 'treemap',
  waterfall: 'waterfall',
};

/** A chart of the kinds that came with Office 2016, of which our notation has none ([MS-ODRAWXML], 2.24). */
export interface ExtendedChart {
  /** Its kind, as an adjective; empty for one that is not known. */
  readonly kind: string;
  /** Its numbers; undefined if there are none, or too many. */
  readonly numbers?: ReadChart;
}

export function readExtended(root: XmlElement): ExtendedChart {
  const chart = childOf(root, 'cx:chart');
  const region = childOf(childOf(chart, 'cx:plotArea'), 'cx:plotAreaRegion');
  const series = all(region, 'cx:series');
  const layouts = series.map(({ attributes }) => attributes.layoutId ?? '');
  const layout = layouts.includes('paretoLine') ? 'paretoLine' : (layouts[0] ?? '');
  const data = new Map(
    all(childOf(root, 'cx:chartData'), 'cx:data').map((each) => [each.attributes.id, each]),
  );
  // A line across the columns of a histogram has no data of its own.
  const columns = series.flatMap((each) => {
    const own = data.get(childOf(each, 'cx:dataId')?.attributes.val);
    return own ? [{ name: nameOf(each), data: own }] : [];
  });
  const rows = rowsOf(columns);
  const title = textIn(childOf(chart, 'cx:title'));
  return {
    kind: NAMES[layout] ?? '',
    ...(rows && { numbers: { rows, ...(title !== '' && { title }), unsaid: [] } }),
  };
}

/** The cells, the headings first; undefined if the series have other categories than each other. */
function rowsOf(
  series: readonly { readonly name: string; readonly data: XmlElement }[],
): readonly (readonly string[])[] | undefined {
  const [first] = series;
  if (!first) return undefined;
  const levels = levelsOf(first.data);
  if (series.some(({ data }) => JSON.stringify(levelsOf(data)) !== JSON.stringify(levels))) return undefined;
  const numbers = series.flatMap(({ name, data }) =>
    all(data, 'cx:numDim').map((dimension) => {
      const level = childOf(dimension, 'cx:lvl');
      const code = level?.attributes.formatCode ?? GENERAL;
      return [name, ...pointsIn(level).map((text) => shown(text, code))];
    }),
  );
  const names = levels.length > 0 ? levels.toReversed().map((texts) => ['', ...texts]) : [];
  const columns = [...names, ...numbers];
  const count = columns.reduce((most, { length }) => Math.max(most, length), 0);
  if (numbers.length === 0 || count < 2 || count > MAX_ROWS + 1) return undefined;
  return Array.from({ length: count }, (_, row) => columns.map((column) => column[row] ?? ''));
}

/** The levels of the categories, of which the innermost comes first. */
function levelsOf(data: XmlElement): readonly (readonly string[])[] {
  return all(data, 'cx:strDim').flatMap((dimension) => all(dimension, 'cx:lvl').map(pointsIn));
}

function pointsIn(level: XmlElement | undefined): readonly string[] {
  const texts: string[] = [];
  for (const point of all(level, 'cx:pt')) {
    const index = Number(point.attributes.idx);
    if (Number.isInteger(index) && index >= 0 && index <= MAX_ROWS)
      texts[index] = textOf(point).replace(/\s+/g, ' ').trim();
  }
  return Array.from(texts, (text = '') => text);
}

function shown(text: string, code: string): string {
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? text : numberText(number, code, '.');
}

function nameOf(series: XmlElement): string {
  const data = childOf(childOf(series, 'cx:tx'), 'cx:txData');
  const value = childOf(data, 'cx:v');
  return value ? textOf(value).replace(/\s+/g, ' ').trim() : '';
}

/** The text of a title, which is written out or a cell of the workbook. */
function textIn(title: XmlElement | undefined): string {
  const tx = childOf(title, 'cx:tx');
  const rich = childOf(tx, 'cx:rich');
  const runs = (element: XmlElement): string =>
    element.name === 'a:t' ? textOf(element) : elementsOf(element).map(runs).join('');
  const value = childOf(childOf(tx, 'cx:txData'), 'cx:v');
  return (rich ? runs(rich) : value ? textOf(value) : '').replace(/\s+/g, ' ').trim();
}
