import { isSeenThrough } from '../../charts/drawing/cartesian.js';
import { AREA_OPACITY, dashAt, LINE_POINTS, markerAt, POINTS } from '../../charts/drawing/look.js';
import { formatCode } from '../../charts/number-format.js';
import type { Chart, ChartSeries } from '../../model/chart.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { headingCell, rangeOf, type SheetColumn } from './sheet.js';
import { textProperties } from './text-properties.js';

/** A series with its places: among all, and in the sheet. */
export interface PlacedSeries {
  readonly series: ChartSeries;
  readonly index: number;
  readonly column: number;
}

/** What a group draws of its series. */
export type Shape = 'bar' | 'line' | 'area' | 'slices' | 'points' | 'bubbles' | 'web';

/** The elements of a series, in the order of the schema (ECMA-376 Part 1, 21.2.2.170). */
export function seriesXml(
  { series, index, column }: PlacedSeries,
  shape: Shape,
  chart: Chart,
  sheet: readonly SheetColumn[],
  lang: string,
): string {
  const values = (own: number): string => numberReference(sheet, own);
  const labels = chart.hasLabels ? labelsXml(series, shape, chart, lang) : '';
  const head =
    `<c:idx val="${index}"/><c:order val="${index}"/>` +
    `<c:tx><c:strRef><c:f>${headingCell(column)}</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeText(series.name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
  const categories = `<c:cat>${chart.categories.is === 'text' ? textReference(sheet, 0) : values(0)}</c:cat>`;
  const val = `<c:val>${values(column)}</c:val>`;
  const points = `<c:xVal>${values(0)}</c:xVal><c:yVal>${values(column)}</c:yVal>`;
  const fill = `<c:spPr>${colorOf(index)}</c:spPr>`;
  const content = (): string => {
    switch (shape) {
      case 'bar':
        return `${fill}<c:invertIfNegative val="0"/>${labels}${categories}${val}`;
      case 'area':
        return `${isSeenThrough(chart) ? areaLook(index) : fill}${labels}${categories}${val}`;
      case 'line':
        return `<c:spPr>${lineOf(index)}</c:spPr>${markerXml(index, POINTS.line)}${labels}${categories}${val}<c:smooth val="0"/>`;
      case 'web':
        return `<c:spPr>${lineOf(index)}</c:spPr>${markerXml(index, POINTS.web)}${labels}${categories}${val}`;
      case 'slices':
        return `${slicesXml(series)}${labels}${categories}${val}`;
      case 'points':
        return `<c:spPr>${series.isLine ? lineOf(index) : '<a:ln w="19050"><a:noFill/></a:ln>'}</c:spPr>${markerXml(index, POINTS.scatter)}${labels}${points}<c:smooth val="0"/>`;
      case 'bubbles':
        return (
          `<c:spPr>${colorOf(index, '<a:alpha val="75000"/>')}</c:spPr><c:invertIfNegative val="0"/>${labels}${points}` +
          `<c:bubbleSize>${values(column + 1)}</c:bubbleSize><c:bubble3D val="0"/>`
        );
    }
  };
  return `<c:ser>${head}${content()}</c:ser>`;
}

/** The width of a line, in EMU. */
const LINE = LINE_POINTS * 12_700;

/** The accents of the theme, one after the other, and then darker ones. */
export function colorOf(index: number, more = ''): string {
  const darker = index % 12 >= 6 ? '<a:lumMod val="60000"/>' : '';
  const change = darker + more;
  const name = `accent${(index % 6) + 1}`;
  return `<a:solidFill>${change === '' ? `<a:schemeClr val="${name}"/>` : `<a:schemeClr val="${name}">${change}</a:schemeClr>`}</a:solidFill>`;
}

/** An area that the others are seen through, with an edge that tells them apart. */
function areaLook(index: number): string {
  const fill = colorOf(index, `<a:alpha val="${AREA_OPACITY * 100_000}"/>`);
  return `<c:spPr>${fill}<a:ln w="${LINE}">${colorOf(index)}</a:ln></c:spPr>`;
}

function lineOf(index: number): string {
  return `<a:ln w="${LINE}" cap="rnd">${colorOf(index)}<a:prstDash val="${dashAt(index)}"/><a:round/></a:ln>`;
}

function markerXml(index: number, size: number): string {
  const symbol = markerAt(index);
  const isStroke = symbol === 'x' || symbol === 'plus';
  const line = `<a:ln w="${isStroke ? 19050 : 9525}">${colorOf(index)}</a:ln>`;
  const look = isStroke ? `<a:noFill/>${line}` : `${colorOf(index)}${line}`;
  return `<c:marker><c:symbol val="${symbol}"/><c:size val="${size}"/><c:spPr>${look}</c:spPr></c:marker>`;
}

function slicesXml({ values }: ChartSeries): string {
  return values
    .map(
      (_, index) =>
        `<c:dPt><c:idx val="${index}"/><c:bubble3D val="0"/><c:spPr>${colorOf(index)}` +
        '<a:ln w="9525"><a:solidFill><a:schemeClr val="bg1"/></a:solidFill></a:ln></c:spPr></c:dPt>',
    )
    .join('');
}

/** Where labels are; Word takes a file with a place that a kind does not have for damaged. */
function placeOf(shape: Shape, { stacking, kind }: Chart): string | undefined {
  switch (shape) {
    case 'bar':
      return stacking ? 'ctr' : 'outEnd';
    case 'line':
    case 'points':
      return 't';
    case 'bubbles':
      return 'ctr';
    case 'slices':
      return kind === 'pie' ? 'outEnd' : undefined;
    case 'area':
    case 'web':
      return undefined;
  }
}

function labelsXml({ format }: ChartSeries, shape: Shape, chart: Chart, lang: string): string {
  const place = placeOf(shape, chart);
  const isOnColor =
    (shape === 'bar' && chart.stacking !== undefined) || chart.kind === 'doughnut' || shape === 'area';
  return (
    `<c:dLbls><c:numFmt formatCode="${escapeAttribute(formatCode(format))}" sourceLinked="0"/>` +
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textProperties(lang, isOnColor)}` +
    (place === undefined ? '' : `<c:dLblPos val="${place}"/>`) +
    '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/>' +
    '<c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>'
  );
}

function textReference(sheet: readonly SheetColumn[], column: number): string {
  const cells = sheet[column]?.cells ?? [];
  return `<c:strRef><c:f>${rangeOf(column, cells.length)}</c:f><c:strCache>${pointsOf(cells)}</c:strCache></c:strRef>`;
}

function numberReference(sheet: readonly SheetColumn[], column: number): string {
  const { cells = [], code = 'General' } = sheet[column] ?? {};
  return (
    `<c:numRef><c:f>${rangeOf(column, cells.length)}</c:f><c:numCache><c:formatCode>${escapeText(code)}</c:formatCode>` +
    `${pointsOf(cells)}</c:numCache></c:numRef>`
  );
}

/** What the file remembers of the sheet; a gap is a point that is missing. */
function pointsOf(cells: SheetColumn['cells']): string {
  const points = cells.map((value, index) =>
    value === undefined ? '' : `<c:pt idx="${index}"><c:v>${escapeText(String(value))}</c:v></c:pt>`,
  );
  return `<c:ptCount val="${cells.length}"/>${points.join('')}`;
}
