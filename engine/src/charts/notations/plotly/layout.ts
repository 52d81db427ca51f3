import type { Chart, ChartAxis } from '../../../model/chart.js';
import { Fields, isRecord } from '../fields.js';
import { refuse } from '../outcome.js';
import { withUnit } from '../stacks.js';
import { categoryText, plain } from './trace.js';

/** The order of categories: by a list, by their names or by the sum of their values; that in which they come if none is given. */
export interface CategoryOrder {
  readonly list?: readonly string[];
  readonly by?: 'name' | 'sum';
  readonly isDescending?: boolean;
}

/** What the layout of a Plotly figure says of its chart. */
export interface Layout {
  readonly title?: string;
  readonly legend?: Chart['legend'];
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly y2: ChartAxis;
  readonly isStacked: boolean;
  readonly isPercent: boolean;
  readonly isOverlaid: boolean;
  /** Whether the categories are written as such, although they are numbers. */
  readonly hasCategories: boolean;
  /** Whether times, too, are texts in the order in which they come. */
  readonly areTexts: boolean;
  /** Whether the axis of x, and that of y, goes the other way. */
  readonly reversed: { readonly x: boolean; readonly y: boolean };
  /** How the categories are ordered, on either axis. */
  readonly order: { readonly x: CategoryOrder; readonly y: CategoryOrder };
  /** Whether an axis is one on the right of the same chart. */
  readonly isRight: (axis: string) => boolean;
}

const AXIS_LOOKS =
  /^(?:anchor|domain|show.*|grid.*|zero.*|line.*|tick(?:s|son|0|angle|color|font|format.*|label.*|len|mode|vals|width)|color|mirror|ticks|side|automargin|nticks|dtick|tick0|constrain.*|fixedrange|autorangeoptions|autotickangles|range(?:mode|slider|selector|breaks)|matches|hover.*|spike.*|separatethousands|exponentformat|title(?:font|_.*)|minor|autotypenumbers|scaleanchor|scaleratio|autorange|overlaying|position|layer|calendar|uirevision|visible|showspikes|minallowed|maxallowed|bounds|insiderange)$/;
const LOOKS =
  /^(?:template|width|height|margin|hover.*|font|paper_bgcolor|plot_bgcolor|colorway|autosize|bargap|bargroupgap|legend|showlegend|dragmode|separators|titlefont|title_.*|uirevision|clickmode|modebar|transition|barcornerradius|uniformtext|coloraxis|scattermode|scattergap|piecolorway|extendpiecolors|hidesources|meta|computed|selectdirection|activeshape|newshape|newselection|activeselection|editrevision|datarevision|boxmode|violinmode|waterfallmode|grid)$/;

export function layoutOf(fields: Fields | undefined): Layout {
  const axis = (name: string) => axisOf(fields?.fields(name));
  const [x, y, second] = [axis('xaxis'), axis('yaxis'), fields?.raw('yaxis2')];
  const isOverlaying = isRecord(second) && second.overlaying === 'y';
  const y2 = axis('yaxis2');
  for (const key of ['annotations', 'shapes', 'images', 'updatemenus', 'sliders'])
    if ((fields?.list(key) ?? []).length > 0) fields?.misfit(key);
  const mode = fields?.text('barmode') ?? 'group';
  const norm = fields?.text('barnorm');
  const title = textOf(fields?.take('title'));
  const isHidden = fields?.raw('showlegend') === false;
  fields?.ignore(LOOKS).end();
  return {
    ...(title !== undefined && { title }),
    ...(isHidden && { legend: 'none' as const }),
    x: x.axis,
    y: y.axis,
    y2: y2.axis,
    isStacked: mode === 'stack' || mode === 'relative',
    isPercent: norm === 'percent' || norm === 'fraction',
    isOverlaid: mode === 'overlay',
    areTexts: x.type === 'category',
    hasCategories: x.type === 'category' || x.type === 'date',
    reversed: { x: x.isReversed, y: y.isReversed },
    order: { x: x.order, y: y.order },
    isRight: (name) => name === 'y2' && isOverlaying,
  };
}

interface Axis {
  readonly axis: ChartAxis;
  readonly type: string;
  readonly isReversed: boolean;
  readonly order: CategoryOrder;
}

function axisOf(fields: Fields | undefined): Axis {
  if (!fields) return { axis: {}, type: '', isReversed: false, order: {} };
  const units = [fields.text('tickprefix'), fields.text('ticksuffix')].map((unit) => plain(unit ?? ''));
  const title = units.reduce(withUnit, textOf(fields.take('title')));
  if ((fields.list('ticktext') ?? []).length > 0) fields.misfit('ticktext');
  const order = { by: fields.text('categoryorder'), list: fields.list('categoryarray') };
  const type = fields.text('type') ?? '';
  if (type === 'log' || type === 'multicategory') refuse(`its axis is of the type ${type}`);
  const range = fields.list('range') ?? [];
  const [min, max] = range.map((end) => (typeof end === 'number' ? end : undefined));
  const isReversed =
    fields.raw('autorange') === 'reversed' || (min !== undefined && max !== undefined && min > max);
  fields.ignore(AXIS_LOOKS).end();
  return {
    type,
    isReversed,
    order: orderOf(fields, order),
    axis: {
      ...(title !== undefined && { title }),
      ...(min !== undefined && !isReversed && type !== 'category' && { min }),
      ...(max !== undefined && !isReversed && type !== 'category' && { max }),
    },
  };
}

/** @throws NotUnderstood for an order that is none of those below. */
function orderOf(
  fields: Fields,
  { by, list }: { readonly by: string | undefined; readonly list: readonly unknown[] | undefined },
): CategoryOrder {
  if (by === 'array' || (by === undefined && list !== undefined))
    return { list: (list ?? []).map(categoryText) };
  if (by === undefined || by === 'trace') return {};
  const [, key, direction] = /^(category|total|sum) (ascending|descending)$/.exec(by) ?? [];
  if (key === undefined) return fields.misfit('categoryorder');
  return { by: key === 'category' ? 'name' : 'sum', isDescending: direction === 'descending' };
}

/** A text, alone or with what changes its looks; a subtitle goes on with it. */
function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return plain(value) || undefined;
  const fields = Fields.of(value, 'title');
  const subtitle = fields.fields('subtitle')?.text('text');
  const texts = [fields.text('text'), subtitle].filter((text) => text !== undefined);
  return plain(texts.join(' – ')) || undefined;
}
