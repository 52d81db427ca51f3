import type { Chart, ChartAxis } from '../../../model/chart.js';
import { Fields } from '../fields.js';

/** The axes of values, by their names. */
export interface Scales {
  readonly isRight: (axis: string) => boolean;
}

export interface ChartJsOptions {
  readonly isHorizontal: boolean;
  /** Whether its values are stacked; undefined if nothing says so. */
  readonly isStacked?: boolean;
  /** Whether bars of several datasets are in the same place, without being stacked. */
  readonly isOverlaid: boolean;
  readonly isLogarithmic: boolean;
  readonly title?: string;
  readonly legend?: Chart['legend'];
  readonly hasLabels: boolean;
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly y2: ChartAxis;
  readonly scales: Scales;
}

interface Scale {
  readonly name: string;
  readonly axis: ChartAxis;
  readonly isStacked?: boolean;
  readonly isLogarithmic: boolean;
  readonly isX: boolean;
}

/** What changes looks, or what a chart does on a screen. */
const LOOKS =
  /^(?:responsive|maintainAspectRatio|aspectRatio|animation|animations|transitions|layout|elements|interaction|hover|events|cutout|cutoutPercentage|rotation|circumference|radius|startAngle|devicePixelRatio|locale|onClick|onHover|onResize|tooltips?|spanGaps|barPercentage|categoryPercentage|datasets|font|color|backgroundColor|borderColor|parsing|normalized|showLines|clip|resizeDelay|tension|defaultFont.*)$/;
const SCALE_LOOKS =
  /^(?:display|grid|gridLines|position|offset|border|ticks|bounds|weight|alignToPixels|backgroundColor|angleLines|pointLabels|suggestedM(?:in|ax)|beginAtZero|grace|barPercentage|categoryPercentage|id|axis|startAngle|animate|time|adapters|barThickness|maxBarThickness|stackWeight|count|precision|distribution)$/;
const SIDES = ['bottom', 'right', 'top', 'left'] as const;

export function optionsOf(options: Fields | undefined): ChartJsOptions {
  const plugins = options?.fields('plugins');
  const isHorizontal = options?.text('indexAxis') === 'y';
  const title = textOf(plugins?.fields('title') ?? options?.fields('title'));
  options?.fields('title');
  const legendOption = plugins?.take('legend') ?? options?.take('legend');
  options?.take('legend');
  const subtitle = textOf(plugins?.fields('subtitle'));
  const labels = plugins?.take('datalabels', 'labels');
  plugins
    ?.ignore(
      'tooltip',
      'tooltips',
      'filler',
      'decimation',
      'zoom',
      'colors',
      'autocolors',
      'customCanvasBackgroundColor',
    )
    .end();
  const scales = scalesOf(options?.take('scales', 'scale'));
  const stacked = options?.flag('stacked') || undefined;
  options?.ignore(LOOKS).end();
  const own = scales.filter(({ isX }) => !isX);
  const [y, right] = own;
  const x = scales.find(({ isX }) => isX);
  const both = [title, subtitle].filter((text) => text !== undefined).join(' – ');
  const legend = legendOf(legendOption);
  return {
    isHorizontal,
    ...stackingOf(scales, isHorizontal, stacked),
    isLogarithmic: scales.some(({ isLogarithmic }) => isLogarithmic),
    ...(both !== '' && { title: both }),
    ...(legend && { legend }),
    hasLabels: labels !== undefined && labels !== false && !(Fields.of(labels).take('display') === false),
    x: x?.axis ?? {},
    y: y?.axis ?? {},
    y2: right?.axis ?? {},
    scales: { isRight: (name) => right !== undefined && own.findIndex((each) => each.name === name) > 0 },
  };
}

/** The scale of the values says whether they are stacked; that of the categories, only whether bars are in the same place. */
function stackingOf(
  scales: readonly Scale[],
  isHorizontal: boolean,
  isStacked: boolean | undefined,
): Pick<ChartJsOptions, 'isStacked' | 'isOverlaid'> {
  const given = scales.filter(({ isX }) => isX === isHorizontal).flatMap((scale) => scale.isStacked ?? []);
  const isInPlace = scales.some((scale) => scale.isX !== isHorizontal && scale.isStacked);
  const [first = isStacked] = given;
  const isAny = given.includes(true) || first;
  return { isOverlaid: isInPlace && isAny !== true, ...(isAny !== undefined && { isStacked: isAny }) };
}

function textOf(title: Fields | undefined): string | undefined {
  if (!title || title.take('display') === false) return undefined;
  return title.text('text');
}

function legendOf(value: unknown): Chart['legend'] | undefined {
  if (value === undefined) return undefined;
  if (value === false) return 'none';
  const fields = Fields.of(value, 'options.plugins.legend');
  if (fields.take('display') === false) return 'none';
  const position = fields.text('position');
  return SIDES.find((side) => side === position);
}

/** Since version 3, scales have names; before, there were lists of those of x and of y, and one for a radar. */
function scalesOf(value: unknown): readonly Scale[] {
  if (value === undefined) return [];
  const fields = Fields.of(value, 'options.scales');
  const lists = ['xAxes', 'yAxes'].flatMap((key) =>
    (fields.list(key) ?? []).map((each, index) => {
      const scale = Fields.of(each, `options.scales.${key}[${index}]`);
      return scaleOf(scale.text('id') ?? `${key[0]}${index}`, scale, key === 'xAxes');
    }),
  );
  fields.ignore('ticks', 'angleLines', 'pointLabels', 'gridLines');
  const named = fields.names().map((name) => {
    const scale = fields.fields(name);
    return scale && scaleOf(name, scale, scale.text('axis') === 'x' || name.startsWith('x'));
  });
  return [...lists, ...named.filter((scale) => scale !== undefined)];
}

function scaleOf(name: string, scale: Fields, isX: boolean): Scale {
  const type = scale.text('type') ?? 'linear';
  const label = scale.fields('title') ?? scale.fields('scaleLabel');
  const isShown = label?.take('display') !== false;
  const title = label?.text('text', 'labelString');
  const ticks = scale.take('ticks');
  const old = ticks !== undefined && ticks !== false ? Fields.of(ticks) : undefined;
  const [min, max] = [scale.take('min') ?? old?.take('min'), scale.take('max') ?? old?.take('max')];
  if (scale.flag('reverse') || old?.flag('reverse')) scale.misfit('reverse');
  const stacked = scale.take('stacked');
  if (!/^(?:linear|category|logarithmic|time|timeseries|radialLinear)$/.test(type)) scale.misfit('type');
  scale.ignore(SCALE_LOOKS).end();
  return {
    name,
    isX,
    ...(stacked !== undefined && { isStacked: stacked !== false && stacked !== 'false' }),
    isLogarithmic: type === 'logarithmic',
    axis: {
      ...(isShown && title !== undefined && { title }),
      ...(typeof min === 'number' && { min }),
      ...(typeof max === 'number' && { max }),
    },
  };
}
