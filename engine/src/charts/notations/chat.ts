import type { NotedChart, NotedSeries } from '../noted-chart.js';
import { kindOf } from './chart-js/kinds.js';
import { categoryOf, Fields, isRecord, numberOf, numbersOf } from './fields.js';
import { refuse } from './outcome.js';

/** The chart of an assistant: `{type, title, labels, series: [{name, values}]}`, or `data` with a record for each category. */
export function readChatChart(value: unknown): NotedChart {
  const fields = Fields.of(value);
  const type = fields.text('type', 'chartType', 'chart_type', 'kind', 'chart') ?? fields.misfit('type');
  const isStacked = fields.flag('stacked');
  const isTurned = fields.flag('horizontal');
  const own = kindOf(type);
  const title = fields.text('title', 'name');
  const subtitle = fields.text('subtitle');
  const description = fields.text('description', 'alt', 'caption');
  const [x, y] = ['x', 'y'].map((axis) => {
    const names = [
      `${axis}Label`,
      `${axis}_label`,
      `${axis}AxisLabel`,
      `${axis}_axis_label`,
      `${axis}Title`,
      `${axis}_title`,
    ];
    const written = names.map((name) => fields.text(name)).find((text) => text !== undefined);
    return written === undefined ? {} : { title: written };
  });
  const unit = fields.text('unit', 'units');
  const data = columnsOf(fields);
  fields.ignore('colors', 'color', 'theme', 'id', 'legend', 'width', 'height', 'showLegend', 'version').end();
  if (own === 'scatter' || own === 'bubble') refuse('its points are not given as x and y');
  const both = [title, subtitle].filter((text) => text !== undefined).join(' – ');
  const axis = y?.title === undefined && unit !== undefined ? { title: unit } : y;
  return {
    kind: isTurned && own === 'column' ? 'bar' : own,
    ...(isStacked && { stacking: 'stacked' as const }),
    ...(both !== '' && { title: both }),
    ...(description !== undefined && { description }),
    ...(x && { x }),
    ...(axis && { y: axis }),
    ...data,
  };
}

function columnsOf(fields: Fields): Pick<NotedChart, 'heading' | 'categories' | 'series'> {
  const labels = fields.list('labels', 'categories', 'x', 'xAxis', 'x_axis');
  const data = fields.take('data', 'values', 'points', 'y');
  const series = fields.take('series', 'datasets');
  if (Array.isArray(data) && data.every(isRecord)) return recordsOf(data, fields, series);
  if (isRecord(data) && !labels && series === undefined) {
    const inner = Fields.of(data, 'data');
    if (!Object.values(data).every((each) => numberOf(each) !== undefined)) {
      const found = columnsOf(inner);
      inner.end();
      return found;
    }
    return {
      heading: '',
      categories: Object.keys(data),
      series: [{ name: '', values: Object.values(data).map(numberOf) }],
    };
  }
  if (!labels) return fields.misfit('labels');
  const written = series === undefined ? [{ name: '', values: data }] : series;
  if (!Array.isArray(written)) return fields.misfit('series');
  return {
    heading: '',
    categories: labels.map(categoryOf),
    series: written.map((each, index): NotedSeries => {
      const own = Fields.of(each, `series[${index}]`);
      const name = own.text('name', 'label', 'title') ?? '';
      const values = own.list('values', 'data', 'y') ?? own.misfit('values');
      own.ignore(/colou?r/i, 'fill', 'id').end();
      return { name, values: numbersOf(values, `the series "${name || index + 1}"`) };
    }),
  };
}

/** Names of the category in the records of charts. */
const CATEGORIES = ['label', 'name', 'category', 'x', 'date', 'month', 'year'] as const;

function recordsOf(
  records: readonly Readonly<Record<string, unknown>>[],
  fields: Fields,
  series: unknown,
): Pick<NotedChart, 'heading' | 'categories' | 'series'> {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const named = fields.text('xKey', 'x_key', 'xAxisKey', 'nameKey', 'categoryKey', 'x', 'index');
  const isText = (key: string): boolean =>
    records.some((record) => typeof record[key] === 'string' && numberOf(record[key]) === undefined);
  const category = named ?? keys.find(isText) ?? CATEGORIES.find((key) => keys.includes(key));
  if (category === undefined || !keys.includes(category)) return refuse('its data have no categories');
  const single = fields.text('yKey', 'y_key', 'dataKey', 'valueKey');
  const listed = fields.take('yKeys', 'y_keys', 'yAxisKeys', 'dataKeys') ?? series;
  const wanted = single === undefined ? listed : [single];
  const columns: { key: string; name: string }[] = (Array.isArray(wanted) ? wanted : []).map(
    (each, index) => {
      if (typeof each === 'string') return { key: each, name: each };
      const own = Fields.of(each, `series[${index}]`);
      const key = own.text('dataKey', 'key', 'field') ?? own.misfit('dataKey');
      const name = own.text('name', 'label') ?? key;
      own.ignore(/colou?r/i, 'fill', 'stroke', 'type').end();
      return { key, name };
    },
  );
  const rest = keys.filter((key) => key !== category && !/colou?r|^fill$/i.test(key));
  const shown = columns.length > 0 ? columns : rest.map((key) => ({ key, name: key }));
  return {
    heading: category,
    categories: records.map((record) => categoryOf(record[category])),
    series: shown.map(({ key, name }) => ({
      name,
      values: numbersOf(
        records.map((record) => record[key]),
        `"${key}" of its data`,
      ),
    })),
  };
}
