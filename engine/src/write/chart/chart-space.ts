import { GAP_WIDTH, OVERLAP } from '../../charts/drawing/cartesian.js';
import { HOLE } from '../../charts/drawing/pie-slices.js';
import type { Chart, ChartSeries } from '../../model/chart.js';
import { escapeAttribute } from '../../xml/escape.js';
import { XML_DECLARATION } from '../namespaces.js';
import { axes, LEFT, RIGHT } from './axes.js';
import { type PlacedSeries, type Shape, seriesXml } from './series.js';
import type { SheetColumn } from './sheet.js';
import { textProperties, title } from './text-properties.js';

const NAMESPACES =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const SIDES = { bottom: 'b', right: 'r', top: 't', left: 'l' } as const;

/** The part of a chart (ECMA-376 Part 1, 21.2.2.29); `workbook` is the id of the relationship to its numbers. */
export function chartSpace(
  chart: Chart,
  sheet: readonly SheetColumn[],
  workbook: string,
  lang: string,
): string {
  const tag = escapeAttribute(lang);
  const legend =
    chart.legend === 'none'
      ? ''
      : `<c:legend><c:legendPos val="${SIDES[chart.legend]}"/><c:overlay val="0"/>${textProperties(lang)}</c:legend>`;
  return (
    // Corners are round where nothing is said.
    `${XML_DECLARATION}<c:chartSpace ${NAMESPACES}><c:date1904 val="0"/><c:lang val="${tag}"/><c:roundedCorners val="0"/>` +
    `<c:chart>${title(chart.title, 'title', lang)}<c:autoTitleDeleted val="${chart.title === undefined ? 1 : 0}"/>` +
    `<c:plotArea><c:layout/>${groups(chart, sheet, lang)}${axes(chart, lang)}</c:plotArea>${legend}` +
    `<c:plotVisOnly val="1"/><c:dispBlanksAs val="${chart.kind === 'area' ? 'zero' : 'gap'}"/></c:chart>` +
    '<c:spPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:ln><a:noFill/></a:ln></c:spPr>' +
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr/></a:pPr><a:endParaRPr lang="${tag}"/></a:p></c:txPr>` +
    `<c:externalData r:id="${workbook}"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`
  );
}

/** The series, by what is drawn of them and by the axis that they belong to. */
function groups(chart: Chart, sheet: readonly SheetColumn[], lang: string): string {
  let column = 1;
  const placed = chart.series.map((series, index): PlacedSeries => {
    const own = { series, index, column };
    column += series.sizes ? 2 : 1;
    return own;
  });
  const parts: string[] = [];
  for (const isRight of [false, true])
    for (const isLine of [false, true]) {
      const own = placed.filter(
        ({ series }) => (series.isRight === true) === isRight && isAcross(series, chart) === isLine,
      );
      if (own.length === 0) continue;
      const shape = isLine ? 'line' : SHAPES[chart.kind];
      const all = own.map((each) => seriesXml(each, shape, chart, sheet, lang)).join('');
      const ids = isRight ? RIGHT : LEFT;
      const axisIds = `<c:axId val="${ids.category}"/><c:axId val="${ids.value}"/>`;
      parts.push(group(shape, chart, all, axisIds));
    }
  return parts.join('');
}

/** Whether a series is a line in a chart of something else; points that a line joins are points. */
function isAcross({ isLine }: ChartSeries, { kind }: Chart): boolean {
  return isLine === true && kind !== 'scatter';
}

const SHAPES: Readonly<Record<Chart['kind'], Shape>> = {
  column: 'bar',
  bar: 'bar',
  line: 'line',
  area: 'area',
  pie: 'slices',
  doughnut: 'slices',
  scatter: 'points',
  bubble: 'bubbles',
  radar: 'web',
};

const GROUPINGS = { stacked: 'stacked', percent: 'percentStacked' } as const;

function group(shape: Shape, { kind, stacking }: Chart, series: string, axisIds: string): string {
  const grouping = (other: string): string =>
    `<c:grouping val="${stacking ? GROUPINGS[stacking] : other}"/><c:varyColors val="0"/>`;
  switch (shape) {
    case 'bar':
      return (
        `<c:barChart><c:barDir val="${kind === 'bar' ? 'bar' : 'col'}"/>${grouping('clustered')}${series}` +
        `<c:gapWidth val="${GAP_WIDTH}"/><c:overlap val="${stacking ? 100 : OVERLAP}"/>${axisIds}</c:barChart>`
      );
    case 'line': {
      // Lines across columns are not stacked with them.
      const own =
        kind === 'line' ? grouping('standard') : '<c:grouping val="standard"/><c:varyColors val="0"/>';
      return `<c:lineChart>${own}${series}<c:marker val="1"/>${axisIds}</c:lineChart>`;
    }
    case 'area':
      return `<c:areaChart>${grouping('standard')}${series}${axisIds}</c:areaChart>`;
    case 'slices':
      return kind === 'pie'
        ? `<c:pieChart><c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/></c:pieChart>`
        : `<c:doughnutChart><c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/><c:holeSize val="${HOLE}"/></c:doughnutChart>`;
    case 'points':
      return `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series}${axisIds}</c:scatterChart>`;
    case 'bubbles':
      return `<c:bubbleChart><c:varyColors val="0"/>${series}<c:bubbleScale val="100"/><c:showNegBubbles val="0"/>${axisIds}</c:bubbleChart>`;
    case 'web':
      return `<c:radarChart><c:radarStyle val="marker"/><c:varyColors val="0"/>${series}${axisIds}</c:radarChart>`;
  }
}
