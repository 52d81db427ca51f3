import type { ChartMarks } from '../../model/chart.js';
import { childOf, type XmlElement } from '../../xml/element.js';
import { valOf } from './cache.js';
import type { Columns } from './columns.js';
import { axesIn, categoryAxis, type Group, isOf, titleOf } from './plot.js';

export interface Parts {
  readonly chart: XmlElement;
  readonly plot: XmlElement;
  readonly groups: readonly Group[];
  readonly main: Group;
  readonly names: Columns['names'];
}

export const SIDES: Readonly<Record<string, string>> = {
  b: 'bottom',
  t: 'top',
  l: 'left',
  r: 'right',
  tr: 'right',
};

/** What is said of the chart, as our notation says it. */
export function marksOf({ chart, plot, groups, main, names }: Parts): ChartMarks {
  const { kind } = main;
  const isRound = kind === 'pie' || kind === 'doughnut';
  const grouping = valOf(childOf(main.element, 'c:grouping'));
  const isPercent = grouping === 'percentStacked';
  const axes = axesIn(plot);
  const right = groups.find((group) => group.axes !== groups[0]?.axes);
  const isOfPoints = kind === 'scatter' || kind === 'bubble';
  const valueAxes = axes.filter(({ name }) => name === 'c:valAx');
  const x = categoryAxis(plot, groups);
  const y = valueAxes.find((axis) => axis !== x && isOf(axis, groups[0]));
  const y2 = right && valueAxes.find((axis) => isOf(axis, right));
  const limits = (axis: XmlElement | undefined, prefix: string): [string, string | undefined][] => {
    const scaling = childOf(axis, 'c:scaling');
    return [
      [`${prefix}min`, valOf(childOf(scaling, 'c:min'))],
      [`${prefix}max`, valOf(childOf(scaling, 'c:max'))],
    ];
  };
  const list = (is: 'isLine' | 'isRight'): string | undefined =>
    names
      .filter((each) => each[is])
      .map(({ name }) => name)
      .join(', ') || undefined;
  const legend = childOf(chart, 'c:legend');
  const side = legend ? (SIDES[valOf(childOf(legend, 'c:legendPos')) ?? 'r'] ?? 'right') : 'no';
  const usual = names.length > 1 || isRound ? 'bottom' : 'no';
  const pairs: [string, string | undefined][] = [
    ['type', kind],
    ['title', titleOf(chart)],
    ['x', titleOf(x)],
    ['y', titleOf(y)],
    ['y2', titleOf(y2)],
    ...limits(y, ''),
    ...(isOfPoints ? limits(x, 'x') : []),
    ...(y2 ? limits(y2, 'y2') : []),
    ['line', list('isLine')],
    ['right', list('isRight')],
    ['legend', side === usual ? undefined : side],
  ];
  return {
    values: pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
    words: [
      ...(isPercent ? ['percent'] : grouping === 'stacked' ? ['stacked'] : []),
      ...(groups.some(({ element, series }) => [element, ...series].some(hasValues)) ? ['labels'] : []),
    ],
  };
}

export function hasValues(element: XmlElement): boolean {
  const labels = childOf(element, 'c:dLbls');
  return ['c:showVal', 'c:showPercent'].some((name) =>
    /^(?:1|true)$/.test(valOf(childOf(labels, name)) ?? '0'),
  );
}
