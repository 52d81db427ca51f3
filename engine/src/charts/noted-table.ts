import type { ChartAxis, ChartMarks } from '../model/chart.js';
import { chartOfNotes, type NotedChart, type NotedColumn } from './noted-chart.js';

/** A chart as the table of our notation: the cells, the headings first, and what is said of the chart. */
export interface NotedTable {
  readonly rows: readonly (readonly string[])[];
  readonly marks: ChartMarks;
}

/** The fault says why there is no such chart, or what our notation cannot say of it. */
export function tableOfNotes(noted: NotedChart): NotedTable | { readonly fault: string } {
  const outcome = chartOfNotes(noted, '', 'en');
  if ('fault' in outcome) return outcome;
  const { chart } = outcome;
  const lines = noted.series.flatMap(({ isLine }, index) =>
    isLine ? [chart.series[index]?.name ?? ''] : [],
  );
  const right = noted.series.flatMap(({ isRight }, index) =>
    isRight ? [chart.series[index]?.name ?? ''] : [],
  );
  // Commas separate names.
  const divided = [...lines, ...right].find((name) => /[,;]/.test(name));
  if (divided !== undefined) return { fault: `the name of its series "${divided}" has a comma` };
  const columns = chart.series.flatMap(({ name, values, sizes }): NotedColumn[] => [
    { name, values },
    ...(sizes ? [sizes] : []),
  ]);
  const { categories } = noted;
  const names = 'x' in categories ? categories.x.map(numberText) : categories;
  const rows = names.map((name, row) => [name, ...columns.map(({ values }) => numberText(values[row]))]);
  const { kind, stacking, title, x, y, y2, hasLabels, legend } = chart;
  const usual = chart.series.length > 1 || kind === 'pie' || kind === 'doughnut' ? 'bottom' : 'none';
  const values: (readonly [string, string | undefined])[] = [
    ['type', kind],
    ['title', title],
    ...axisMarks('x', 'x', x),
    ...axisMarks('y', '', y),
    ...axisMarks('y2', 'y2', y2),
    ['line', lines.join(', ')],
    ['right', right.join(', ')],
    ['legend', legend === usual ? undefined : legend === 'none' ? 'no' : legend],
  ];
  return {
    rows: [[chart.categories.heading, ...columns.map(({ name }) => name)], ...rows],
    marks: {
      values: values.flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
      words: [...(stacking ? [stacking] : []), ...(hasLabels ? ['labels'] : [])],
    },
  };
}

function axisMarks(
  name: string,
  prefix: string,
  { title, min, max }: ChartAxis,
): readonly (readonly [string, string | undefined])[] {
  return [
    [name, title],
    [`${prefix}min`, min === undefined ? undefined : String(min)],
    [`${prefix}max`, max === undefined ? undefined : String(max)],
  ];
}

/** A number with a point before its decimals, which are never three: `1.234` could be a thousand and more. */
function numberText(value: number | undefined): string {
  if (value === undefined) return '';
  const text = String(Number(value.toPrecision(12)));
  const plain = text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
  return /^-?\d{1,3}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}
