import type { ChartMarks } from '../model/chart.js';
import { type Attributes, attributesIn } from './attributes.js';

/** What attributes such as `{#fig:a .chart type=column .stacked}` say of a chart; undefined without the class `chart`. */
export function chartMarksOf({ classes, values }: Attributes): ChartMarks | undefined {
  if (!classes.includes('chart')) return undefined;
  const own = [...values].filter(([key]) => key !== 'tbl-colwidths');
  return { values: kindFirst(own), words: classes.filter((name) => name !== 'chart') };
}

/** A comment above a table: `<!-- chart: column, y=kEUR, stacked -->`. */
const COMMENT = /^<!--[ \t]*chart:((?:(?!-->).)*)-->[ \t]*$/i;

/** What a comment says of the chart that the table below it is shown as, the kind first. */
export function chartMarksIn(line: string): ChartMarks | undefined {
  const [, content] = COMMENT.exec(line) ?? [];
  if (content === undefined) return undefined;
  const { name, classes, values, words } = attributesIn(content);
  const kind = name === undefined ? [] : [['type', name] as const];
  return { values: kindFirst([...kind, ...values]), words: [...words, ...classes] };
}

/** The order of the others is kept, so that nothing changes where it is written again. */
function kindFirst(values: ChartMarks['values']): ChartMarks['values'] {
  const kind = values.findIndex(([key]) => key === 'type');
  const first = values[kind];
  return first
    ? [first, ...values.filter((_, index) => index !== kind && values[index]?.[0] !== 'type')]
    : values;
}
