import type { ChartKind } from '../../../model/chart.js';
import { categoryOf, Fields, isRecord, numberOf, numbersOf } from '../fields.js';
import { refuse } from '../outcome.js';
import { kindOf } from './kinds.js';
import type { Scales } from './options.js';

/** The values of a dataset: in the order of the labels, by their categories, or as points. */
export type DatasetValues =
  | { readonly is: 'list'; readonly list: readonly (number | undefined)[] }
  | { readonly is: 'map'; readonly map: ReadonlyMap<string, number | undefined> }
  | { readonly is: 'points'; readonly points: readonly Point[] };

export interface Point {
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly size?: number | undefined;
}

export interface Dataset {
  readonly name: string;
  readonly kind: ChartKind;
  readonly values: DatasetValues;
  readonly isRight: boolean;
  /** Whether a line joins points. */
  readonly isJoined: boolean;
  /** Whether the area below a line is filled. */
  readonly isFilled: boolean;
  /** The stack it is in, if it names one. */
  readonly stack?: string;
}

/** What changes the looks of a dataset only. */
const LOOKS =
  /^(?:background|border|hoverB|hoverR|hoverO|point|hitRadius|hoverOffset|bar(?:Thickness|Percentage)|category(?:Percentage)?$|maxBar|minBar|cubic|tension|lineTension|spanGaps|stepped|steppedLine|order|weight|offset|spacing|cutout|rotation|circumference|radius|clip|base|inflate|skipNull|grouped|animation|transition|indexAxis|xAxisID|datalabels|cap|color|id|key)/;

export function datasetsOf(list: readonly unknown[], own: ChartKind, scales: Scales): readonly Dataset[] {
  return list.map((each, index) => {
    const fields = Fields.of(each, `data.datasets[${index}]`);
    const type = fields.text('type');
    const kind = type === undefined ? own : kindOf(type);
    if (fields.flag('hidden')) fields.misfit('hidden');
    const fill = fields.take('fill');
    const axis = fields.text('yAxisID', 'yAxis');
    const stack = fields.text('stack');
    const name = fields.text('label') ?? '';
    const data = fields.take('data') ?? [];
    const isJoined = kind === 'line' ? fields.take('showLine') !== false : fields.flag('showLine');
    fields.ignore(LOOKS).end();
    const values = valuesOf(data, kind, `the dataset "${name || index + 1}"`);
    const isOfPoints = kind === 'line' && values.is === 'points';
    return {
      name,
      kind: isOfPoints ? 'scatter' : kind,
      values,
      isJoined,
      isRight: axis !== undefined && scales.isRight(axis),
      isFilled: isFill(fill),
      ...(stack !== undefined && { stack }),
    };
  });
}

function isFill(fill: unknown): boolean {
  return fill !== undefined && fill !== false && fill !== 'false';
}

function valuesOf(data: unknown, kind: ChartKind, name: string): DatasetValues {
  if (isRecord(data))
    return {
      is: 'map',
      map: new Map(Object.entries(data).map(([key, value]) => [key, numbersOf([value], name)[0]])),
    };
  if (!Array.isArray(data)) return refuse(`${name} has no numbers`);
  const list: readonly unknown[] = data;
  if (!list.some(isRecord)) {
    if (kind === 'scatter' || kind === 'bubble') return refuse(`${name} has no points with x and y`);
    return { is: 'list', list: numbersOf(list, name) };
  }
  const points = list.map((point, index) => {
    const fields = Fields.of(point, `${name}[${index}]`);
    const [x, y, size] = [fields.take('x', 't'), fields.take('y'), fields.number('r')];
    fields.ignore('label', 'v').end();
    return { x, y, size };
  });
  // Categories are at equal distances, which numbers need not be.
  if (
    kind === 'scatter' ||
    kind === 'bubble' ||
    (kind === 'line' && points.every(({ x }) => typeof x === 'number'))
  )
    return {
      is: 'points',
      points: points.map(({ x, y, size }) => ({
        x: numberOf(x),
        y: numberOf(y),
        ...(size !== undefined && { size }),
      })),
    };
  // Horizontal bars have their categories at y.
  const isTurned = points.every(
    ({ x, y }) => typeof y === 'string' && numberOf(y) === undefined && typeof x !== 'string',
  );
  const map = new Map<string, number | undefined>();
  for (const { x, y } of points) {
    const [category, value] = isTurned ? [y, x] : [x, y];
    map.set(categoryOf(category), numbersOf([value], name)[0]);
  }
  return { is: 'map', map };
}
