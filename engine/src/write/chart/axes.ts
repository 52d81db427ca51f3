import { type DayScale, dayScale } from '../../charts/days.js';
import { axisFormat, limitsOf } from '../../charts/drawing/value-spans.js';
import { formatCode } from '../../charts/number-format.js';
import type { Chart, ChartAxis } from '../../model/chart.js';
import { escapeAttribute } from '../../xml/escape.js';
import { LINE, textProperties, title } from './text-properties.js';

/** The numbers by which groups and axes know each other. */
export const LEFT = { category: 11, value: 12 } as const;
export const RIGHT = { category: 13, value: 14 } as const;
type Ids = typeof LEFT | typeof RIGHT;

const NO_LINE = '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
const GRID = `<c:majorGridlines><c:spPr>${LINE}</c:spPr></c:majorGridlines>`;

/** The axes of a chart, after all of its groups (ECMA-376 Part 1, 21.2.2.145). */
export function axes(chart: Chart, lang: string): string {
  const { kind, categories, series, y, y2, stacking } = chart;
  if (kind === 'pie' || kind === 'doughnut') return '';
  const code = (isRight: boolean): string => {
    const own = series.filter((each) => (each.isRight === true) === isRight);
    // Steps are Word's own, so that the axis has the decimals of the numbers.
    const decimals = own[0]?.format.decimals ?? 0;
    return formatCode({
      ...axisFormat(own, isRight ? undefined : stacking, { min: 0, step: 1 }),
      decimals: stacking && !isRight ? 0 : decimals,
    });
  };
  if (categories.is === 'numbers') {
    const x = formatCode(categories.format);
    return numbers(LEFT, 'x', chart.x, x, lang) + numbers(LEFT, 'y', y, code(false), lang);
  }
  const isHorizontal = kind === 'bar';
  const main = categoryAxis(chart, LEFT, lang) + valueAxis(chart, LEFT, y, code(false), isHorizontal, lang);
  if (!series.some(({ isRight }) => isRight)) return main;
  return main + categoryAxis(chart, RIGHT, lang) + valueAxis(chart, RIGHT, y2, code(true), false, lang);
}

function scaling({ min, max }: ChartAxis, orientation: 'minMax' | 'maxMin'): string {
  return (
    `<c:scaling><c:orientation val="${orientation}"/>` +
    (max === undefined ? '' : `<c:max val="${max}"/>`) +
    `${min === undefined ? '' : `<c:min val="${min}"/>`}</c:scaling>`
  );
}

function numberFormat(code: string, isLinked = false): string {
  return `<c:numFmt formatCode="${escapeAttribute(code)}" sourceLinked="${isLinked ? 1 : 0}"/>`;
}

const TICKS = '<c:majorTickMark val="none"/><c:minorTickMark val="none"/>';

function categoryAxis(chart: Chart, ids: Ids, lang: string): string {
  const { kind, categories, x } = chart;
  const isHorizontal = kind === 'bar';
  const isRight = ids === RIGHT;
  // The first row of a table is the bar on top.
  const orientation = isHorizontal ? 'maxMin' : 'minMax';
  const days = categories.is === 'days' && kind !== 'radar' ? dayScale(categories.values) : undefined;
  const name = days ? 'dateAx' : 'catAx';
  const head =
    `<c:axId val="${ids.category}"/>${scaling({}, orientation)}<c:delete val="${isRight ? 1 : 0}"/>` +
    `<c:axPos val="${isHorizontal ? 'l' : 'b'}"/>${kind === 'radar' ? GRID : ''}${isRight ? '' : title(x.title, 'axis', lang, isHorizontal)}` +
    `${days ? numberFormat(days.code) : numberFormat('General', true)}${TICKS}<c:tickLblPos val="low"/>` +
    `<c:spPr>${LINE}</c:spPr>${textProperties(lang)}<c:crossAx val="${ids.value}"/><c:crosses val="autoZero"/>`;
  const tail = days
    ? `<c:auto val="1"/><c:lblOffset val="100"/>${dayUnits(days)}`
    : '<c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/>';
  return `<c:${name}>${head}${tail}</c:${name}>`;
}

function dayUnits({ base, step, unit }: DayScale): string {
  return `<c:baseTimeUnit val="${base}"/><c:majorUnit val="${step}"/><c:majorTimeUnit val="${unit}"/>`;
}

function valueAxis(
  chart: Chart,
  ids: Ids,
  axis: ChartAxis,
  code: string,
  isHorizontal: boolean,
  lang: string,
): string {
  const isRight = ids === RIGHT;
  const side = isHorizontal ? 'b' : isRight ? 'r' : 'l';
  return (
    `<c:valAx><c:axId val="${ids.value}"/>${scaling(limitsOf(chart, isRight), 'minMax')}<c:delete val="0"/><c:axPos val="${side}"/>` +
    `${isRight ? '' : GRID}${title(axis.title, 'axis', lang, !isHorizontal)}${numberFormat(code)}${TICKS}` +
    `<c:tickLblPos val="nextTo"/>${NO_LINE}${textProperties(lang)}<c:crossAx val="${ids.category}"/>` +
    // Where the first category is on top, the axis below crosses at the last one.
    `<c:crosses val="${isRight || isHorizontal ? 'max' : 'autoZero'}"/>` +
    `<c:crossBetween val="${chart.kind === 'area' ? 'midCat' : 'between'}"/></c:valAx>`
  );
}

/** An axis between points. */
function numbers(ids: Ids, which: 'x' | 'y', axis: ChartAxis, code: string, lang: string): string {
  const [own, other] = which === 'x' ? [ids.category, ids.value] : [ids.value, ids.category];
  return (
    `<c:valAx><c:axId val="${own}"/>${scaling(axis, 'minMax')}<c:delete val="0"/><c:axPos val="${which === 'x' ? 'b' : 'l'}"/>` +
    `${GRID}${title(axis.title, 'axis', lang, which === 'y')}${numberFormat(code)}${TICKS}<c:tickLblPos val="low"/>` +
    `<c:spPr>${LINE}</c:spPr>${textProperties(lang)}<c:crossAx val="${other}"/><c:crosses val="autoZero"/>` +
    '<c:crossBetween val="midCat"/></c:valAx>'
  );
}
