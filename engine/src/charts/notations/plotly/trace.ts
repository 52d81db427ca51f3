import { categoryOf, type Fields, isRecord, numberOf } from '../fields.js';
import { refuse } from '../outcome.js';
import { listOf } from './typed-array.js';

/** A trace of a Plotly figure. */
export interface Trace {
  readonly type: 'bar' | 'scatter' | 'pie';
  readonly name: string;
  /** Along the categories, whatever the direction of the bars. */
  readonly along: readonly unknown[];
  readonly values: readonly unknown[];
  readonly sizes?: readonly unknown[];
  readonly isHorizontal: boolean;
  readonly hasLines: boolean;
  readonly isFilled: boolean;
  readonly isStacked: boolean;
  readonly isRing: boolean;
  readonly isRight: boolean;
  readonly hasLabels: boolean;
}

const LOOKS =
  /^(?:hover.*|customdata|legendgroup|legendgrouptitle|legendrank|offsetgroup|alignmentgroup|showlegend|marker|line|opacity|textposition.*|textfont.*|textangle|textinfo|texttemplate.*|textsrc|insidetext.*|outsidetext.*|cliponaxis|constraintext|uid|id|ids|ids?src|[a-z]+src|meta|connectgaps|fillcolor|fillpattern|width|offset|domain|rotation|direction|sort|pull|automargin|selected|unselected|selectedpoints|[xy]hoverformat|[xy]period.*|xcalendar|ycalendar|xaxis|stackgaps|groupnorm|hoveron|dx|dy|x0|y0|zorder|subplot|error_[xy]|colorbar|insidetextorientation|titleposition)$/;
/** Up to so many points, Plotly marks each. */
const FEW = 20;

/** @throws NotUnderstood for what is no bar, line, point or slice. */
export function traceOf(fields: Fields, isOverlaid: (axis: string) => boolean): Trace {
  const written = fields.text('type') ?? 'scatter';
  const type = written === 'scattergl' ? 'scatter' : written;
  if (type !== 'bar' && type !== 'scatter' && type !== 'pie')
    return refuse(`its trace of the type "${written}" is not one of a chart in Word`);
  const isHorizontal = fields.text('orientation') === 'h';
  const name = plain(fields.text('name') ?? '');
  const [x, y] = [listOf(fields.take('x'), 'x'), listOf(fields.take('y'), 'y')];
  const [labels, slices] = [listOf(fields.take('labels'), 'labels'), listOf(fields.take('values'), 'values')];
  const mode = fields.text('mode') ?? ((y ?? x ?? []).length < FEW ? 'lines+markers' : 'lines');
  if (type === 'scatter' && mode.includes('text')) fields.misfit('mode');
  const marker = fields.raw('marker');
  const sizes =
    isRecord(marker) && typeof marker.size === 'object' ? listOf(marker.size, 'marker.size') : undefined;
  const hasScale = isRecord(marker) && (marker.coloraxis !== undefined || marker.showscale === true);
  if (type === 'scatter' && hasScale) refuse('the colours of its points mean numbers');
  const [axis, first] = [fields.text('yaxis') ?? 'y', fields.text('xaxis') ?? 'x'];
  if (first !== 'x' || (axis !== 'y' && !isOverlaid(axis))) refuse('it has several charts beside each other');
  for (const key of ['error_x', 'error_y']) if (isRecord(fields.raw(key))) fields.misfit(key);
  const fill = fields.text('fill');
  const group = fields.text('stackgroup');
  const hole = fields.number('hole') ?? 0;
  if (fields.take('visible') === 'legendonly') fields.misfit('visible');
  const isHover = type === 'scatter' || fields.raw('textposition') === 'none';
  const texts = fields.take('text');
  const areShown = type !== 'scatter' && !isHover && texts !== undefined && texts !== '';
  if (areShown && !areValues(texts, type === 'pie' ? slices : isHorizontal ? x : y, type))
    fields.misfit('text');
  const hasLabels = type === 'bar' && !isHover && (fields.text('texttemplate') !== undefined || areShown);
  fields.ignore(LOOKS).end();
  const [along, values] =
    type === 'pie' ? [labels, slices] : isHorizontal && type === 'bar' ? [y, x] : [x, y];
  if (!values) return refuse(`its trace "${name}" has no values`);
  return {
    type,
    name,
    along: along ?? values.map((_, index) => index),
    values,
    ...(sizes && { sizes }),
    isHorizontal: isHorizontal && type === 'bar',
    hasLines: mode.includes('lines'),
    isFilled: group !== undefined || (fill !== undefined && fill !== 'none'),
    isStacked: group !== undefined,
    isRing: hole > 0,
    isRight: axis !== 'y',
    hasLabels,
  };
}

/** Whether the texts on the bars of a trace are its values, as they are or rounded. */
function areValues(texts: unknown, values: readonly unknown[] | undefined, type: string): boolean {
  const list = listOf(typeof texts === 'string' ? undefined : texts, 'text');
  return (
    type === 'bar' &&
    list !== undefined &&
    list.every((text, index) => {
      const [shown, value] = [
        numberOf(plain(categoryOf(text)).replace(/[,%$€£\s]/g, '')),
        numberOf(values?.[index]),
      ];
      if (text === null || text === undefined || text === '') return true;
      return (
        shown !== undefined && value !== undefined && Math.abs(shown - value) <= Math.abs(value) * 0.05 + 0.05
      );
    })
  );
}

/** A text without the tags that Plotly allows in it. */
export function plain(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?(?:b|i|u|s|em|strong|sub|sup|span|a)\b[^>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A category or a day; the time of day is left out if it is midnight. */
export function categoryText(value: unknown): string {
  return plain(categoryOf(value)).replace(/^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?Z?$/, '$1');
}

export function isNumeric({ along }: Trace): boolean {
  return along.every(
    (value) =>
      value === undefined || value === null || typeof value === 'number' || numberOf(value) !== undefined,
  );
}
