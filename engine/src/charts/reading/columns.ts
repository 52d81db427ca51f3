import type { ChartKind, ChartNumberFormat, DecimalSign } from '../../model/chart.js';
import { childOf, textOf, type XmlElement } from '../../xml/element.js';
import { dayText } from '../days.js';
import { formatOfCode, formatted } from '../number-format.js';
import { type Cache, cacheIn, GENERAL, MAX_POINTS, valOf } from './cache.js';
import { axisCode, type Group } from './plot.js';

/** The table of the numbers of a chart. */
export class Columns {
  readonly names: { readonly name: string; readonly isLine: boolean; readonly isRight: boolean }[] = [];

  constructor(
    private readonly groups: readonly Group[],
    private readonly kind: ChartKind,
    private readonly root: XmlElement,
    private readonly sign: DecimalSign,
    private readonly heading: string | undefined,
    private readonly plot: XmlElement,
  ) {}

  /** The cells, the headings first; undefined if the series have no common categories. */
  rows(): readonly (readonly string[])[] | undefined {
    const isOfPoints = this.kind === 'scatter' || this.kind === 'bubble';
    const placed = this.groups
      .flatMap((group) =>
        group.series.map((element) => ({
          element,
          code: [axisCode(this.plot, group), labelCode(element)].find((code) => code !== GENERAL) ?? GENERAL,
          isLine:
            this.kind === 'scatter' ? isJoined(element) : group.kind === 'line' && this.kind === 'column',
          isRight: group.axes !== this.groups[0]?.axes,
          order: Number(valOf(childOf(element, 'c:order')) ?? 0),
        })),
      )
      .sort((a, b) => a.order - b.order);
    const categories = placed
      .map(({ element }) => cacheIn(childOf(element, 'c:cat') ?? childOf(element, 'c:xVal')))
      .filter((cache) => cache !== undefined);
    const values = placed.map(({ element }) =>
      cacheIn(childOf(element, 'c:val') ?? childOf(element, 'c:yVal')),
    );
    const count = [...categories, ...values].reduce((most, cache) => Math.max(most, cache?.count ?? 0), 0);
    const [first] = categories;
    if (placed.length === 0 || count === 0 || count * placed.length > MAX_POINTS) return undefined;
    // Points of several series with different x stand below each other.
    const isSplit = isOfPoints && categories.some((each) => !isSame(each, first));
    const blocks = isSplit
      ? placed.map((_, index) => ({ x: categories[index], owner: index }))
      : [{ x: first, owner: -1 }];
    if (blocks.length * count > MAX_POINTS) return undefined;
    const lengthOf = (x: Cache | undefined): number => (isSplit ? (x?.count ?? 0) : count);
    const column = (own: number, texts: (length: number) => readonly string[]): readonly string[] =>
      blocks.flatMap(({ x, owner }) => {
        const length = lengthOf(x);
        return isSplit && owner !== own ? Array.from({ length }, () => '') : texts(length);
      });
    // The title of the axis may stand for it, but not where a series has that name.
    const heading = this.heading ?? (isOfPoints ? 'x' : '');
    const isTaken = placed.some(({ element }) => nameOf(element)?.toLowerCase() === heading.toLowerCase());
    const names = blocks.flatMap(({ x }) => this.#texts(x, lengthOf(x), !isOfPoints));
    const columns: string[][] = [[isTaken ? '' : heading, ...names]];
    for (const [index, { element, isLine, isRight, code }] of placed.entries()) {
      const name = nameOf(element) ?? `${index + 1}`;
      this.names.push({ name, isLine, isRight });
      columns.push([name, ...column(index, (length) => this.#texts(values[index], length, false, code))]);
      const sizes = this.kind === 'bubble' ? cacheIn(childOf(element, 'c:bubbleSize')) : undefined;
      if (this.kind === 'bubble')
        columns.push([`${name} size`, ...column(index, (length) => this.#texts(sizes, length, false))]);
    }
    return Array.from({ length: names.length + 1 }, (_, row) => columns.map((each) => each[row] ?? ''));
  }

  #texts(cache: Cache | undefined, count: number, isCategory: boolean, other = GENERAL): readonly string[] {
    return Array.from({ length: count }, (_, index) => {
      const point = cache?.points.get(index);
      if (!cache || point === undefined) return isCategory && !cache ? String(index + 1) : '';
      if (cache.isText) return point.replace(/\s+/g, ' ').trim();
      const number = Number(point);
      if (point.trim() === '' || !Number.isFinite(number)) return point.trim();
      if (isCategory && isDate(cache.code)) return dayText(number + (this.#isFrom1904 ? 1462 : 0));
      return numberText(number, cache.code === GENERAL ? other : cache.code, this.sign);
    });
  }

  get #isFrom1904(): boolean {
    return /^(?:1|true)$/.test(valOf(childOf(this.root, 'c:date1904')) ?? '0');
  }
}

export function isSame(one: Cache, other: Cache | undefined): boolean {
  if (one.count !== other?.count || one.points.size !== other.points.size) return false;
  return [...one.points].every(([index, text]) => other.points.get(index) === text);
}

/** Whether a line joins the points of a series: it has none only if it says so. */
function isJoined(series: XmlElement): boolean {
  return childOf(childOf(childOf(series, 'c:spPr'), 'a:ln'), 'a:noFill') === undefined;
}

/** The format of the values beside what is drawn; that of shares of the whole says nothing about the values. */
function labelCode(series: XmlElement): string {
  const labels = childOf(series, 'c:dLbls');
  const isOn = (name: string): boolean => /^(?:1|true)$/.test(valOf(childOf(labels, name)) ?? '0');
  const code = childOf(labels, 'c:numFmt')?.attributes.formatCode;
  return code !== undefined && isOn('c:showVal') && !isOn('c:showPercent') ? code : GENERAL;
}

export function isDate(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && !/general/i.test(code);
}

/** A number as its format shows it, with as many decimals as it has: nothing of it is lost. */
export function numberText(value: number, code: string, sign: DecimalSign): string {
  const format: ChartNumberFormat | undefined = formatOfCode(code);
  const exact = Number(value.toPrecision(12));
  if (!format) return String(exact).includes('e') ? String(exact) : String(exact).replace('.', sign);
  const shown = format.isPercent ? Number((exact * 100).toPrecision(12)) : exact;
  return formatted(exact, { ...format, decimals: Math.max(format.decimals, digitsAfterPoint(shown)) }, sign);
}

/** How many digits a number has after its point when it is written out, as many as can be shown. */
function digitsAfterPoint(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.min(Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0), 20);
}

export function nameOf(series: XmlElement): string | undefined {
  const tx = childOf(series, 'c:tx');
  const direct = childOf(tx, 'c:v');
  // The name may be in several cells.
  const cells = cacheIn(tx)?.points;
  const text = direct ? textOf(direct) : cells && cells.size > 0 ? [...cells.values()].join(' ') : undefined;
  return text === undefined ? undefined : text.replace(/\s+/g, ' ').trim();
}
