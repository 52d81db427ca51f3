import type { ChartAxis } from '../../../model/chart.js';
import { largest } from '../../../text/long-arrays.js';
import type { NotedChart, NotedSeries } from '../../noted-chart.js';
import { refuse } from '../outcome.js';
import { isSet, mermaidSource, unquoted } from './source.js';

const NUMBER = '[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)';
const HEADER = /^\s*xychart(?:-beta)?\b[ \t]*(vertical|horizontal)?/i;
const TITLE = /^title\s+(.*)$/i;
const AXIS = new RegExp(
  `^([xy])-axis(?:\\s+(.*?))??\\s*(?:(\\[[\\s\\S]*\\])|(${NUMBER})\\s*-->\\s*(${NUMBER}))?$`,
  'i',
);
const PLOT = /^(bar|line)\b\s*([^[]*)\[([\s\S]*)\]$/i;

/** The statements of a chart; brackets may extend over several lines. */
function statementsOf(body: string): readonly string[] {
  const parts = body.match(/(?:"[^"]*"|\[(?:"[^"]*"|[^[\]"])*\]|[^\n;"[])+/g) ?? [];
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

/** `xychart-beta` with its axes, bars and lines (Mermaid's grammar of XY charts). */
export function readXyChart(code: string): NotedChart | undefined {
  const { body, title: above, description, configuration } = mermaidSource(code);
  const header = HEADER.exec(body);
  if (!header) return undefined;
  const axes: { x: ChartAxis; y: ChartAxis } = { x: {}, y: {} };
  let title = above;
  let labels: readonly string[] | undefined;
  let range: { readonly min: number; readonly max: number } | undefined;
  const series: (NotedSeries & { readonly type: string })[] = [];
  for (const statement of statementsOf(body.slice(header[0].length))) {
    const axis = AXIS.exec(statement);
    const [, type = '', name = '', list = ''] = PLOT.exec(statement) ?? [];
    const [, own] = TITLE.exec(statement) ?? [];
    if (own !== undefined) title = unquoted(own);
    else if (type !== '') {
      const texts = list.split(',').map((each) => each.trim());
      if (!texts.every((text) => new RegExp(`^${NUMBER}$`).test(text))) return undefined;
      series.push({ type: type.toLowerCase(), name: unquoted(name), values: texts.map(Number) });
    } else if (axis) {
      const [, which = '', text = '', band, min, max] = axis;
      const named = text === '' ? {} : { title: unquoted(text) };
      const isX = which.toLowerCase() === 'x';
      if (isX && band !== undefined) labels = textsIn(band.slice(1, -1));
      else if (band !== undefined) return undefined;
      if (isX && min !== undefined) range = { min: Number(min), max: Number(max) };
      const limits = min === undefined || isX ? {} : { min: Number(min), max: Number(max) };
      axes[isX ? 'x' : 'y'] = { ...named, ...limits };
    } else return undefined;
  }
  const isHorizontal =
    header[1]?.toLowerCase() === 'horizontal' || isSet(configuration, 'chartOrientation', 'horizontal');
  const types = new Set(series.map(({ type }) => type));
  if (isHorizontal && types.has('line')) refuse('Word has no horizontal charts with lines');
  const count = largest(
    series.map(({ values }) => values.length),
    labels?.length ?? 0,
  );
  return {
    kind: isHorizontal ? 'bar' : types.has('bar') ? 'column' : 'line',
    heading: axes.x.title ?? '',
    categories: labels ? padded(labels, count) : evenly(range, count),
    series: series.map(({ type, ...each }) => ({
      ...each,
      ...(type === 'line' && types.size > 1 && { isLine: true as const }),
    })),
    ...axes,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    hasLabels: isSet(configuration, 'showDataLabel', 'true'),
  };
}

/** Texts between commas, in quotation marks if they hold one. */
function textsIn(list: string): readonly string[] {
  return (list.match(/"[^"]*"|[^,"]+(?=,|$)/g) ?? []).map(unquoted).filter((text) => text !== '');
}

function padded(labels: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => labels[index] ?? '');
}

/** Points without labels are at equal distances from one end of the axis to the other. */
function evenly(
  range: { readonly min: number; readonly max: number } | undefined,
  count: number,
): readonly string[] {
  const { min, max } = range ?? { min: 1, max: count };
  const step = count > 1 ? (max - min) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => String(Number((min + index * step).toPrecision(6))));
}
