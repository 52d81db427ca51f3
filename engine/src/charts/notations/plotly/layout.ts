import type { Chart, ChartAxis } from '../../../model/chart.js';
import { Fields, isRecord } from '../fields.js';
import { refuse } from '../outcome.js';
import { plain } from './trace.js';

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
  readonly isReversed: boolean;
  /** Whether an axis is one on the right of the same chart. */
  readonly isRight: (axis: string) => boolean;
}

const AXIS_LOOKS =
  /^(?:anchor|domain|show.*|grid.*|zero.*|line.*|tick.*|color|mirror|ticks|side|automargin|nticks|dtick|tick0|constrain.*|fixedrange|range(?:mode|slider|selector|breaks)|categoryorder|categoryarray|matches|hover.*|spike.*|separatethousands|exponentformat|title(?:font|_.*)|minor|autotypenumbers|scaleanchor|scaleratio|autorange|overlaying|position|layer|calendar|uirevision|visible|showspikes|minallowed|maxallowed|bounds|insiderange)$/;
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
    hasCategories: x.type === 'category' || x.type === 'date',
    isReversed: y.isReversed,
    isRight: (name) => name === 'y2' && isOverlaying,
  };
}

function axisOf(fields: Fields | undefined): {
  readonly axis: ChartAxis;
  readonly type: string;
  readonly isReversed: boolean;
} {
  if (!fields) return { axis: {}, type: '', isReversed: false };
  const title = textOf(fields.take('title'));
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
    axis: {
      ...(title !== undefined && { title }),
      ...(min !== undefined && !isReversed && type !== 'category' && { min }),
      ...(max !== undefined && !isReversed && type !== 'category' && { max }),
    },
  };
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
