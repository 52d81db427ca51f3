import type { ChartKind } from '../../model/chart.js';
import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';
import { all, cacheIn, GENERAL, valOf } from './cache.js';

/** The kinds of groups of series, by their elements (ECMA-376 Part 1, 21.2.2); solid ones are read as flat. */
export const GROUPS: Readonly<Record<string, ChartKind>> = {
  'c:barChart': 'column',
  'c:bar3DChart': 'column',
  'c:lineChart': 'line',
  'c:line3DChart': 'line',
  'c:areaChart': 'area',
  'c:area3DChart': 'area',
  'c:pieChart': 'pie',
  'c:pie3DChart': 'pie',
  'c:ofPieChart': 'pie',
  'c:doughnutChart': 'doughnut',
  'c:scatterChart': 'scatter',
  'c:bubbleChart': 'bubble',
  'c:radarChart': 'radar',
};

export interface Group {
  readonly element: XmlElement;
  /** That which comes nearest, if our notation does not have it. */
  readonly kind: ChartKind;
  readonly isKnown: boolean;
  readonly axes: string;
  readonly series: readonly XmlElement[];
}

export function groupsIn(plot: XmlElement | undefined): readonly Group[] {
  const groups: Group[] = [];
  for (const element of elementsOf(plot)) {
    if (!/Chart$/.test(element.name)) continue;
    const own = GROUPS[element.name] ?? 'line';
    const isKnown = GROUPS[element.name] !== undefined;
    const kind = own === 'column' && valOf(childOf(element, 'c:barDir')) === 'bar' ? 'bar' : own;
    const axes = all(element, 'c:axId').map(valOf).join(' ');
    groups.push({ element, kind, isKnown, axes, series: all(element, 'c:ser') });
  }
  return groups;
}

export function axesIn(plot: XmlElement): readonly XmlElement[] {
  return elementsOf(plot).filter(({ name }) => /^c:(?:cat|val|date)Ax$/.test(name));
}

export function isOf(axis: XmlElement, group: Group | undefined): boolean {
  return group?.axes.split(' ').includes(valOf(childOf(axis, 'c:axId')) ?? '') ?? false;
}

/** The format of the axis of a group, which LibreOffice keeps where it drops that of the numbers; of shares, it is not theirs. */
export function axisCode(plot: XmlElement, group: Group): string {
  if (valOf(childOf(group.element, 'c:grouping')) === 'percentStacked') return GENERAL;
  const categories = categoryAxis(plot, [group]);
  const axis = axesIn(plot).find((each) => each !== categories && isOf(each, group));
  return childOf(axis, 'c:numFmt')?.attributes.formatCode ?? GENERAL;
}

/** The axis of the categories, or of the x of points. */
export function categoryAxis(plot: XmlElement, groups: readonly Group[]): XmlElement | undefined {
  const own = axesIn(plot).filter((axis) => isOf(axis, groups[0]));
  return (
    own.find(({ name }) => name !== 'c:valAx') ??
    own.find((axis) => /^[bt]$/.test(valOf(childOf(axis, 'c:axPos')) ?? ''))
  );
}

/** The text of a title, in one line. */
export function titleOf(element: XmlElement | undefined): string | undefined {
  const title = childOf(element, 'c:title');
  const tx = childOf(title, 'c:tx');
  const rich = childOf(tx, 'c:rich');
  const text = rich
    ? all(rich, 'a:p')
        .map((paragraph) =>
          elementsOf(paragraph)
            .map((run) => textOf(childOf(run, 'a:t') ?? ''))
            .join(''),
        )
        .join(' ')
    : (cacheIn(tx)?.points.get(0) ?? '');
  return text.replace(/\s+/g, ' ').trim() || undefined;
}

/** The formula that names the cells of the categories of a chart, or of the x of its points (21.2.2.65). */
export function referenceOfCategories(root: XmlElement): string | undefined {
  const plot = childOf(childOf(root, 'c:chart'), 'c:plotArea');
  for (const { series } of groupsIn(plot))
    for (const each of series) {
      const [reference] = elementsOf(childOf(each, 'c:cat') ?? childOf(each, 'c:xVal'));
      const formula = childOf(reference, 'c:f');
      if (formula) return textOf(formula);
    }
  return undefined;
}
