import { pushAll } from '../../../text/long-arrays.js';
import type { NotedChart, NotedSeries } from '../../noted-chart.js';
import { isRecord } from '../fields.js';
import { refuse } from '../outcome.js';

type Values = Readonly<Record<string, unknown>>;

/** The layers of a specification, each as a view of its own with what all have in common; undefined if it has none. */
export function layersIn(spec: Values): readonly Values[] | undefined {
  const { layer, title: _, resolve: __, ...around } = spec;
  if (!Array.isArray(layer)) return undefined;
  return layer.map((each: unknown) => {
    if (!isRecord(each)) return refuse('one of its layers has no options');
    return { ...around, ...each, encoding: { ...encodingOf(around), ...encodingOf(each) } };
  });
}

/** Layers as one chart; `read` reads a view. */
export function combined(
  spec: Values,
  layers: readonly Values[],
  read: (view: Values) => NotedChart,
): Omit<NotedChart, 'title'> {
  const [texts, drawn] = [true, false].map((isText) =>
    layers.filter((each) => (markOf(each) === 'text') === isText),
  );
  const views = (drawn ?? []).filter((each, index, all) => !isOfPointsOn(each, all.slice(0, index)));
  const [first, ...others] = views;
  if (!first) return refuse('its layers hold only texts');
  for (const text of texts ?? [])
    if (!views.some((view) => isLabelOf(text, view)))
      refuse('its layer of texts shows something else than values');
  const isIndependent =
    isRecord(spec.resolve) && isRecord(spec.resolve.scale) && spec.resolve.scale.y === 'independent';
  const { title: _, ...start } = read(first);
  const chart = others.reduce<Omit<NotedChart, 'title'>>(
    (all, view) => joined(all, read(view), isIndependent),
    start,
  );
  return (texts ?? []).length > 0 ? { ...chart, hasLabels: true } : chart;
}

function encodingOf({ encoding }: Values): Values {
  return isRecord(encoding) ? encoding : {};
}

function markOf({ mark }: Values): unknown {
  return isRecord(mark) ? mark.type : mark;
}

/** Whether a layer only marks the points of a line or an area before it. */
function isOfPointsOn(view: Values, before: readonly Values[]): boolean {
  const mark = markOf(view);
  if (mark !== 'point' && mark !== 'circle') return false;
  return before.some((other) => /^(?:line|area)$/.test(String(markOf(other))) && showsSame(view, other));
}

function showsSame(one: Values, other: Values): boolean {
  return ['data', 'encoding', 'transform'].every(
    (key) => JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );
}

/** Whether the texts of a layer are the values of another: on a channel of numbers, in the same places. */
function isLabelOf(text: Values, view: Values): boolean {
  const { text: shown, ...places } = encodingOf(text);
  if (!isRecord(shown) || JSON.stringify(text.data) !== JSON.stringify(view.data)) return false;
  const encoding = encodingOf(view);
  const channels = ['x', 'y', 'theta'].map((name) => encoding[name]);
  const isValue = channels.some(
    (channel) =>
      isRecord(channel) &&
      channel.field === shown.field &&
      channel.aggregate === shown.aggregate &&
      isOfNumbers(channel),
  );
  const isInPlace = ['x', 'y'].every(
    (name) => JSON.stringify(places[name]) === JSON.stringify(encoding[name]),
  );
  return isValue && isInPlace && text.transform === undefined;
}

function isOfNumbers({ type, aggregate }: Values): boolean {
  return type === 'quantitative' || (type === undefined && aggregate !== undefined);
}

type Untitled = Omit<NotedChart, 'title'>;

function joined(one: Untitled, { title: _, ...other }: NotedChart, isIndependent: boolean): Untitled {
  if (one.stacking || other.stacking) return refuse('its layers are stacks');
  const kinds = `${one.kind} ${other.kind}`;
  if (kinds === 'scatter scatter') return { ...pointsOf(one, other), y: axisOf(one, other) };
  const isLineOver = kinds === 'column line' || kinds === 'line column';
  if (!isLineOver && kinds !== 'line line')
    return refuse(
      'Word draws its layers in another way: only lines on bars, lines or points can be one chart',
    );
  const [base, over] = kinds === 'line column' ? [other, one] : [one, other];
  const categories = namesIn(base);
  const places = new Map(namesIn(over).map((name, index) => [name, index]));
  if (namesIn(over).some((name) => !categories.includes(name)))
    refuse('its layers have different categories');
  const added = over.series.map(
    ({ name, values }): NotedSeries => ({
      name,
      values: categories.map((category) => values[places.get(category) ?? -1]),
      ...(isLineOver && { isLine: true as const }),
      ...(isIndependent && { isRight: true as const }),
    }),
  );
  const axes = isIndependent ? { y: base.y ?? {}, y2: over.y ?? {} } : { y: axisOf(base, over) };
  return { ...base, series: [...base.series, ...added], ...axes };
}

function namesIn({ categories }: Untitled): readonly string[] {
  return 'x' in categories ? refuse('its layers have different categories') : categories;
}

/** Vega-Lite shows the titles of both. */
function axisOf({ y: one = {} }: Untitled, { y: other = {} }: Untitled): NonNullable<NotedChart['y']> {
  const titles = [...new Set([one.title, other.title].filter((title) => title !== undefined))];
  return { ...other, ...one, ...(titles.length > 0 && { title: titles.join(', ') }) };
}

/** Points of two layers: those of the second below those of the first. */
function pointsOf(one: Untitled, other: Untitled): Untitled {
  const xOf = ({ categories }: Untitled): (number | undefined)[] =>
    'x' in categories ? [...categories.x] : [];
  const x = xOf(one);
  const before = x.map((): undefined => undefined);
  pushAll(x, xOf(other));
  const added = other.series.map((each): NotedSeries => ({ ...each, values: [...before, ...each.values] }));
  return { ...one, categories: { x }, series: [...one.series, ...added] };
}
