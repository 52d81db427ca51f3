import type { Chart, ChartKind, ChartSeries, DecimalSign } from '../model/chart.js';
import { smallest } from '../text/long-arrays.js';
import { dayText } from './days.js';
import { decimalSignOf, formatted } from './number-format.js';
import { columnLetters } from './unique-names.js';

/** Series beyond this many are only counted. */
const MAX_SERIES = 6;
/** Slices beyond this many are only counted. */
const MAX_SLICES = 8;

type Described = Omit<Chart, 'description'>;

interface Words {
  readonly kinds: Readonly<Record<ChartKind, string>>;
  readonly to: string;
  readonly more: string;
  readonly noValues: string;
}

const ENGLISH: Words = {
  kinds: {
    column: 'Column chart',
    bar: 'Bar chart',
    line: 'Line chart',
    area: 'Area chart',
    pie: 'Pie chart',
    doughnut: 'Doughnut chart',
    scatter: 'Scatter chart',
    bubble: 'Bubble chart',
    radar: 'Radar chart',
  },
  to: '{from} to {to}',
  more: 'and {count} more',
  noValues: 'no values',
};

const GERMAN: Words = {
  kinds: {
    column: 'Säulendiagramm',
    bar: 'Balkendiagramm',
    line: 'Liniendiagramm',
    area: 'Flächendiagramm',
    pie: 'Kreisdiagramm',
    doughnut: 'Ringdiagramm',
    scatter: 'Punktdiagramm',
    bubble: 'Blasendiagramm',
    radar: 'Netzdiagramm',
  },
  to: '{from} bis {to}',
  more: 'und {count} weitere',
  noValues: 'keine Werte',
};

const FRENCH: Words = {
  kinds: {
    column: 'Histogramme',
    bar: 'Graphique à barres',
    line: 'Graphique en courbes',
    area: 'Graphique en aires',
    pie: 'Graphique en secteurs',
    doughnut: 'Graphique en anneau',
    scatter: 'Nuage de points',
    bubble: 'Graphique à bulles',
    radar: 'Graphique en radar',
  },
  to: 'de {from} à {to}',
  more: 'et {count} de plus',
  noValues: 'aucune valeur',
};

const SPANISH: Words = {
  kinds: {
    column: 'Gráfico de columnas',
    bar: 'Gráfico de barras',
    line: 'Gráfico de líneas',
    area: 'Gráfico de áreas',
    pie: 'Gráfico circular',
    doughnut: 'Gráfico de anillos',
    scatter: 'Gráfico de dispersión',
    bubble: 'Gráfico de burbujas',
    radar: 'Gráfico radial',
  },
  to: 'de {from} a {to}',
  more: 'y {count} más',
  noValues: 'sin valores',
};

const WORDS: Readonly<Record<string, Words>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

/**
 * The alternative text of a chart: its kind, its title and what each series ranges over, as "Column chart: Revenue by quarter. 2024:
 * 1,200 to 1,700; 2025: 1,420 to 1,980.", or the slices of a pie. It is in English, German, French or Spanish.
 */
export function describe(chart: Described, caption: string, language: string): string {
  const words = WORDS[language.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH;
  const sign = decimalSignOf(language);
  const title = (chart.title ?? caption).replace(/[.:]$/, '');
  // The letter of the only column of numbers, which has no heading, says nothing (`unique-names.ts`).
  const isNamed = chart.series.length > 1 || chart.series[0]?.name !== columnLetters(1);
  const parts =
    chart.kind === 'pie'
      ? slices(chart, sign)
      : chart.series.map((each) => range(isNamed ? each : { ...each, name: '' }, words, sign));
  const most = chart.kind === 'pie' ? MAX_SLICES : MAX_SERIES;
  const shown = parts.slice(0, most);
  if (parts.length > most) shown.push(words.more.replace('{count}', String(parts.length - most)));
  return `${words.kinds[chart.kind]}${title === '' ? '' : `: ${title}`}. ${shown.join('; ')}.`;
}

/** Whether a text begins as the alternative text of a chart of any kind. */
export function isDescription(text: string): boolean {
  return [ENGLISH, ...Object.values(WORDS)].some(({ kinds }) =>
    Object.values(kinds).some((kind) => text.startsWith(`${kind}.`) || text.startsWith(`${kind}:`)),
  );
}

/** Averages and the like have as many digits as a computer gives them: a sentence needs fewer. */
const MAX_DECIMALS = 4;

function shortened(format: ChartSeries['format'], values: ChartSeries['values']): ChartSeries['format'] {
  if (format.decimals <= MAX_DECIMALS) return format;
  const sizes = values.flatMap((value) => (value ? [Math.abs(value)] : []));
  const zeros = Math.max(0, Math.ceil(-Math.log10(smallest(sizes, 1))));
  return { ...format, decimals: Math.min(format.decimals, MAX_DECIMALS + zeros) };
}

function range({ name, values, format }: ChartSeries, words: Words, sign: DecimalSign): string {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values)
    if (value !== undefined) [min, max] = [Math.min(min, value), Math.max(max, value)];
  const shown = shortened(format, values);
  const show = (value: number): string => formatted(value, shown, sign);
  const text =
    min > max
      ? words.noValues
      : min === max
        ? show(min)
        : words.to.replace('{from}', () => show(min)).replace('{to}', () => show(max));
  return name === '' ? text : `${name}: ${text}`;
}

function slices({ categories, series }: Described, sign: DecimalSign): readonly string[] {
  const [first] = series;
  const format = first && shortened(first.format, first.values);
  return (first?.values ?? []).flatMap((value, index) => {
    const category = categories.values[index];
    const name = typeof category === 'number' ? dayText(category) : (category ?? '');
    return value === undefined || !format ? [] : [`${name}: ${formatted(value, format, sign)}`];
  });
}
