import type { ChartAxis } from '../../../model/chart.js';
import { Fields, isRecord } from '../fields.js';

/** What a channel of a Vega-Lite chart encodes. */
export interface Channel {
  readonly field?: string;
  readonly type: 'quantitative' | 'temporal' | 'discrete';
  readonly aggregate?: string;
  readonly timeUnit?: string;
  /** As written; undefined for the usual order. */
  readonly sort?: unknown;
  readonly stack?: unknown;
  /** The title that is shown; undefined for none. */
  readonly title?: string;
  readonly axis: ChartAxis;
  /** The order of its values, if the scale gives it. */
  readonly domain?: readonly unknown[];
  readonly legend?: 'none' | 'right' | 'bottom' | 'top' | 'left';
}

const LOOKS = /^(?:axis|sort|stack|title|legend|scale|band|bandPosition|header|condition|value|rangeStep)$/;
const AGGREGATES: Readonly<Record<string, string>> = {
  average: 'Average of ',
  count: 'Count of Records',
  distinct: 'Distinct ',
  max: 'Max of ',
  mean: 'Mean of ',
  median: 'Median of ',
  min: 'Min of ',
  sum: 'Sum of ',
};
const SCALES = /^(?:linear|band|point|ordinal|time|utc)$/;
const SIDES = ['right', 'bottom', 'top', 'left'] as const;

/** A channel that encodes a field; undefined for one with a constant, which only changes looks. */
export function channelOf(fields: Fields | undefined): Channel | undefined {
  if (!fields) return undefined;
  const [field, aggregate] = [fields.text('field'), fields.text('aggregate')];
  if (fields.take('datum') !== undefined) fields.misfit('datum');
  if (fields.take('bin')) fields.misfit('bin');
  if (aggregate !== undefined && !Object.hasOwn(AGGREGATES, aggregate)) fields.misfit('aggregate');
  const condition = fields.take('condition');
  if (isRecord(condition) && condition.field !== undefined) fields.misfit('condition');
  const type = fields.text('type');
  const timeUnit = fields.text('timeUnit');
  const axisOption = fields.raw('axis');
  if (isRecord(axisOption) && axisOption.labelExpr !== undefined)
    Fields.of(axisOption, fields.nameOf('axis')).misfit('labelExpr');
  const sort = fields.names().includes('sort') ? { sort: fields.raw('sort') } : {};
  const stack = fields.names().includes('stack') ? { stack: fields.raw('stack') } : {};
  const title = titleOf(fields, field, aggregate);
  const { axis, domain } = scaleOf(fields);
  const legend = legendOf(fields.raw('legend'));
  fields.ignore('value', LOOKS).end();
  if (field === undefined && aggregate !== 'count') return undefined;
  return {
    ...(field !== undefined && { field }),
    type: typeOf(type, aggregate, timeUnit),
    ...(aggregate !== undefined && { aggregate }),
    ...(timeUnit !== undefined && { timeUnit }),
    ...sort,
    ...stack,
    ...(title !== undefined && { title }),
    axis: { ...(title !== undefined && { title }), ...axis },
    ...(domain && { domain }),
    ...(legend && { legend }),
  };
}

function typeOf(
  type: string | undefined,
  aggregate: string | undefined,
  timeUnit: string | undefined,
): Channel['type'] {
  if (type === 'quantitative' || type === 'Q') return 'quantitative';
  if (type === 'temporal' || type === 'T') return 'temporal';
  if (type !== undefined) return 'discrete';
  return aggregate !== undefined ? 'quantitative' : timeUnit === undefined ? 'discrete' : 'temporal';
}

function titleOf(
  fields: Fields,
  field: string | undefined,
  aggregate: string | undefined,
): string | undefined {
  const axis = fields.raw('axis');
  const isHidden =
    axis === null ||
    (fields.names().includes('title') && fields.raw('title') === null) ||
    (isRecord(axis) && axis.title === null);
  const written = fields.text('title') ?? (isRecord(axis) ? Fields.of(axis).text('title') : undefined);
  if (isHidden) return undefined;
  if (written !== undefined) return written;
  if (aggregate === undefined) return field;
  return aggregate === 'count' ? AGGREGATES.count : `${AGGREGATES[aggregate]}${field ?? ''}`;
}

function scaleOf(fields: Fields): { readonly axis: ChartAxis; readonly domain?: readonly unknown[] } {
  const value = fields.raw('scale');
  if (!isRecord(value)) return { axis: {} };
  const scale = Fields.of(value, fields.nameOf('scale'));
  const type = scale.text('type');
  if (type !== undefined && !SCALES.test(type)) scale.misfit('type');
  if (scale.flag('reverse')) scale.misfit('reverse');
  const domain = scale.take('domain');
  const [first, last] = Array.isArray(domain) ? (domain as readonly unknown[]) : [];
  const min = scale.number('domainMin') ?? (typeof first === 'number' ? first : undefined);
  const max = scale.number('domainMax') ?? (typeof last === 'number' ? last : undefined);
  return {
    axis: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    ...(Array.isArray(domain) && { domain }),
  };
}

function legendOf(value: unknown): Channel['legend'] | undefined {
  if (value === null || value === false) return 'none';
  const orient = isRecord(value) ? value.orient : undefined;
  return SIDES.find((side) => side === orient);
}
