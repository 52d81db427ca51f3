import type { Chart, ChartAxis } from '../../../model/chart.js';
import { categoryOf, Fields, isRecord } from '../fields.js';
import { refuse } from '../outcome.js';
import { withUnit } from '../stacks.js';

/** An axis of ECharts. */
export interface EchartsAxis {
  readonly type: 'category' | 'value';
  readonly data?: readonly string[];
  readonly axis: ChartAxis;
  readonly isInverse: boolean;
}

const AXIS_LOOKS =
  /^(?:boundaryGap|axis(?:Tick|Line|Pointer)|minor(?:Tick|SplitLine)|split(?:Line|Area|Number)|name(?:Location|Gap|TextStyle|Rotate|Truncate|MoveOverlap)|position|offset|scale|show|interval|m(?:in|ax)Interval|alignTicks|silent|triggerEvent|z|zlevel|animation.*|gridIndex|id|tooltip|containShape|startValue|breaks)$/;

/** The one axis, or the list of them. */
export function axesOf(value: unknown, name: string): readonly EchartsAxis[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((each, index) => {
    const fields = Fields.of(each, Array.isArray(value) ? `${name}[${index}]` : name);
    const data = fields.list('data')?.map((item) => categoryOf(isRecord(item) ? item.value : item));
    const type = fields.text('type') ?? (data ? 'category' : 'value');
    if (type !== 'category' && type !== 'value') fields.misfit('type');
    const title = withUnit(fields.text('name'), unitOf(fields.fields('axisLabel')));
    const limit = (key: string): number | undefined => {
      const written = fields.take(key);
      if (written === undefined || written === 'dataMin' || written === 'dataMax') return undefined;
      return typeof written === 'number' ? written : fields.misfit(key);
    };
    const [min, max] = [limit('min'), limit('max')];
    const isInverse = fields.flag('inverse');
    if (isInverse && type === 'value') fields.misfit('inverse');
    fields.ignore(AXIS_LOOKS).end();
    return {
      type: type === 'category' ? 'category' : 'value',
      ...(data && { data }),
      isInverse,
      axis: {
        ...(title !== undefined && { title }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      },
    };
  });
}

/** What the labels of an axis say beside their numbers: `{value} ml`. */
function unitOf(labels: Fields | undefined): string | undefined {
  const formatter = labels?.take('formatter');
  if (typeof formatter !== 'string') return undefined;
  return formatter
    .replace(/\{value\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function titleOf(value: unknown): string | undefined {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > 1) refuse('it has several titles');
  if (list[0] === undefined) return undefined;
  const fields = Fields.of(list[0], 'title');
  if (fields.take('show') === false) return undefined;
  const texts = [fields.text('text'), fields.text('subtext')].filter((text) => text !== undefined);
  return texts.length > 0 ? texts.join(' – ') : undefined;
}

/** Undefined where there is no legend. */
export function legendOf(value: unknown): Chart['legend'] | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (first === undefined) return undefined;
  const fields = Fields.of(first, 'legend');
  if (fields.take('show') === false) return 'none';
  const isVertical = fields.text('orient') === 'vertical';
  const [left, right, top] = ['left', 'right', 'top'].map((key) => fields.take(key));
  if (isVertical) return left === 'right' || (right !== undefined && left === undefined) ? 'right' : 'left';
  return top !== undefined && top !== 'bottom' ? 'top' : 'bottom';
}
